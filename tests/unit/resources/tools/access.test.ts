import { expect, it } from 'vitest';
import type { Balance } from '@/resources/credits/schema';
import {
  isComingSoon,
  launchUrl,
  toolAccess,
  type AccessInput,
  type AccessDecision,
} from '@/resources/tools/access';
import { makeTool } from '../../../helpers/values';

function credits(total: number, available = total): Balance {
  return {
    totalTokens: total,
    availableTokens: available,
    reservedTokens: total - available,
    activeStackCount: 1,
    hasActiveReward: false,
    rewards: [],
  };
}

const tool = makeTool();
const free = makeTool({ isFree: true });
const soon = makeTool({ url: 'Coming Soon...' });
const freeAndSoon = makeTool({ isFree: true, url: '' });

const COMING_SOON = { hasAccess: false, reason: 'coming-soon', label: 'Coming Soon' } as const;
const FREE = {
  hasAccess: true,
  reason: 'free-tool',
  label: 'Free tool - Available to all users',
} as const;
const UNKNOWN = {
  hasAccess: false,
  isPending: false,
  reason: 'no-token-data',
  label: 'Unable to check access',
} as const;
const LOCKED = {
  hasAccess: false,
  isLocked: true,
  reason: 'insufficient-tokens',
  label: 'Premium tool - Upgrade to unlock',
  message: 'Upgrade to access premium tools',
} as const;
const OPEN = { hasAccess: true, isLocked: false, reason: 'has-tokens', userType: 'paid' } as const;
const label = (total: string) => `Available - ${total} tokens remaining`;

/** Of a tool that costs credits, a member with 10 of them, on a paid plan. */
it.each<[string, Partial<AccessInput>, Partial<AccessDecision>]>([
  ['a tool without URL', { tool: soon }, COMING_SOON],
  ['a free tool without URL', { tool: freeAndSoon }, COMING_SOON],
  ['a free tool', { tool: free }, FREE],
  ['a free tool, no credits', { tool: free, balance: credits(0) }, FREE],
  ['a free tool, a negative check', { tool: free, canAfford: false }, FREE],
  ['no balance', { balance: null }, UNKNOWN],
  ['a balance that is loading', { balance: undefined }, { ...UNKNOWN, isPending: true }],
  ['no balance, a negative check', { balance: null, canAfford: false }, UNKNOWN],
  ['many credits', { balance: credits(1284) }, { ...OPEN, label: label('1,284') }],
  ['a single credit', { balance: credits(1) }, { ...OPEN, label: label('1') }],
  ['a positive check', { canAfford: true }, OPEN],
  ['all credits reserved', { balance: credits(120, 0) }, { ...OPEN, allReserved: true }],
  [
    'all credits reserved, a negative check',
    { balance: credits(120, 0), canAfford: false },
    { ...OPEN, allReserved: true },
  ],
  ['some credits reserved', { balance: credits(42, 30) }, { ...OPEN, allReserved: false }],
  ['no credits', { balance: credits(0) }, { ...LOCKED, userType: 'free', tokensAvailable: 0 }],
  ['no credits, a positive check', { balance: credits(0), canAfford: true }, LOCKED],
  ['a negative check', { canAfford: false }, { ...LOCKED, userType: 'paid', allReserved: false }],
  ['the free plan', { planType: 'free_plan' }, { needsPlan: true, lockedChip: 'Premium' }],
  ['an unknown plan', { planType: null }, { needsPlan: false, lockedChip: 'Premium' }],
  ['a paid plan', { planType: 'pro' }, { lockedChip: 'No Tokens' }],
])('the access with %s', (_, input, decision) => {
  const all = { tool, balance: credits(10), planType: 'pro', ...input };
  expect(toolAccess(all)).toMatchObject(decision);
});

it.each(['', ' COMING SOON ', 'javascript:alert(1)', '/tool', 'apps.example'])(
  'a tool with the URL %j is coming soon',
  (url) => {
    expect(isComingSoon({ url })).toBe(true);
    expect(launchUrl({ url })).toBeNull();
  },
);

it.each(['https://apps.example/tool', ' http://localhost:4100/apps/tool '])(
  'a tool with the URL %j is launched',
  (url) => {
    expect(isComingSoon({ url })).toBe(false);
    expect(launchUrl({ url })).toBe(url.trim());
  },
);
