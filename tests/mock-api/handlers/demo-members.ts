import { api } from '../paths';
import { json } from '../respond';
import { DEMO_MEMBERS } from '../seed/demo-members';
import { openCall } from './call';

/** Who can sign in, for the login page in mode dev. */
export const demoMemberHandlers = [openCall('GET', api.demoMembers, () => json(DEMO_MEMBERS))];
