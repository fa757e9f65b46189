import { api } from '../paths';
import { json } from '../respond';
import { serializeStackSummary } from '../serializers/stack';
import { memberCall } from './call';

/** The usage status, which the portal does not read. */
export const usageHandlers = [
  memberCall('GET', api.usageStatus, ({ member, now }) => {
    const { totalRemaining, totalUsed } = serializeStackSummary(member, now);
    return json({ success: true, usage: { totalRemaining, totalUsed } });
  }),
];
