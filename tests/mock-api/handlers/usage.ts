import { api } from '../paths';
import { json } from '../respond';
import { wireStackSummary } from '../wire/stack';
import { memberCall } from './call';

/** The usage status, whose fields the core specification (section 3) leaves open. */
export const usageHandlers = [
  memberCall('GET', api.usageStatus, ({ member, now }) => {
    const { totalRemaining, totalUsed } = wireStackSummary(member, now);
    return json({ success: true, usage: { totalRemaining, totalUsed } });
  }),
];
