import { API_BASE, api } from '../paths';
import { json } from '../respond';
import { DEMO_MEMBERS } from '../seed/demo-members';
import { siteCall } from './call';

/** The demo members for the login page in mode dev; not part of the portal's API. */
export const demoMemberHandlers = [
  siteCall('GET', `${API_BASE}${api.demoMembers}`, () => json(DEMO_MEMBERS)),
];
