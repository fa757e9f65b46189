import { api } from '../paths';
import { json, problem } from '../respond';
import { activeStacks, balanceOf } from '../rules/credits';
import { serializeReward, serializeStack, serializeStackSummary } from '../serializers/stack';
import type { MockDatabase, MockMember, MockTool } from '../types';
import { memberCall, readBody, text } from './call';

function serializeStacks(db: MockDatabase, member: MockMember, now: number) {
  const all = member.stacks.map((stack) => serializeStack(stack, now));
  if (db.stackShape === 'list') return all;
  const of = (status: string) => all.filter((stack) => stack.status === status);
  return {
    active: of('active'),
    expired: of('expired'),
    exhausted: of('exhausted'),
    disabled: of('disabled'),
    all,
  };
}

/** Credits of one use of a tool or of one of its features; null for an unknown feature. */
function costOf(tool: MockTool, featureId: unknown): number | null {
  if (featureId === null || featureId === undefined) return tool.tokenCost;
  if (typeof featureId !== 'string' || !Object.hasOwn(tool.featureCosts, featureId)) return null;
  return tool.featureCosts[featureId] ?? null;
}

/** Balance, stacks, costs and the availability check (docs/product/credits.md). */
export const tokenHandlers = [
  memberCall('GET', api.balance, ({ member, now }) =>
    json({
      success: true,
      ...balanceOf(member, now),
      activeStacks: activeStacks(member, now).map((stack) => serializeStack(stack, now)),
      rewards: member.rewards.map(serializeReward),
    }),
  ),

  memberCall('POST', api.checkAvailability, async ({ db, member, now, request }) => {
    const body = await readBody(request);
    const platformId = text(body, 'platformId');
    const tool = db.tools.find((candidate) => candidate.platformId === platformId);
    if (!tool) {
      return problem(404, 'Unknown platform.', { fields: { canAfford: false } });
    }
    const cost = costOf(tool, body['featureId']);
    if (cost === null) {
      return problem(404, 'Unknown feature.', { fields: { canAfford: false } });
    }
    const { availableTokens } = balanceOf(member, now);
    const canAfford = tool.isFree || availableTokens >= cost;
    return json({
      success: true,
      canAfford,
      message: canAfford
        ? `${availableTokens} tokens available.`
        : `${tool.name} needs ${cost} tokens; ${availableTokens} are available.`,
    });
  }),

  memberCall('GET', api.stacks, ({ db, member, now }) =>
    json({
      success: true,
      summary: serializeStackSummary(member, now),
      tokenStacks: serializeStacks(db, member, now),
    }),
  ),

  memberCall('GET', api.platformCosts, ({ db }) =>
    json({
      success: true,
      platforms: db.tools
        .filter(({ url }) => url.startsWith('/'))
        .map(({ platformId, name, unit, tokenCost, isFree, featureCosts }) => ({
          platformId,
          name,
          // A missing unit tests the default "per message" of the portal.
          ...(unit === '' ? {} : { unit }),
          tokenCost,
          isFreeTool: isFree,
          hasFeatureCosts: Object.keys(featureCosts).length > 0,
        })),
    }),
  ),
];
