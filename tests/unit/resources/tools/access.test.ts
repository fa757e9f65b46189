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

interface Row extends Partial<AccessInput> {
  title: string;
  decision: Partial<AccessDecision>;
}

const COMING_SOON = { hasAccess: false, reason: 'coming-soon', label: 'Coming Soon' } as const;
const FREE = {
  hasAccess: true,
  reason: 'free-tool',
  label: 'Free tool - Available to all users',
} as const;
const UNKNOWN = {
  hasAccess: false,
  reason: 'no-token-data',
  label: 'Unable to check access',
} as const;
const LOCKED = {
  hasAccess: false,
  reason: 'insufficient-tokens',
  label: 'Premium tool - Upgrade to unlock',
  message: 'Upgrade to access premium tools',
} as const;

const ROWS: readonly Row[] = [
  {
    title: 'a tool that is coming soon can’t be launched with credits',
    tool: soon,
    decision: COMING_SOON,
  },
  {
    title: 'a free tool that is coming soon can’t be launched',
    tool: freeAndSoon,
    decision: COMING_SOON,
  },
  {
    title: 'a tool is coming soon although the balance is missing',
    tool: soon,
    balance: null,
    decision: COMING_SOON,
  },
  { title: 'a free tool is open with credits', tool: free, decision: FREE },
  {
    title: 'a free tool is open without credits',
    tool: free,
    balance: credits(0),
    decision: FREE,
  },
  { title: 'a free tool is open without a balance', tool: free, balance: null, decision: FREE },
  {
    title: 'a free tool is open although a check can’t be afforded',
    tool: free,
    canAfford: false,
    decision: FREE,
  },
  { title: 'without a balance the access to a tool is unknown', balance: null, decision: UNKNOWN },
  {
    title: 'without a balance the access is unknown although there is a check',
    balance: null,
    canAfford: false,
    decision: UNKNOWN,
  },
  {
    title: 'a tool is open to a member with credits',
    balance: credits(1284),
    decision: {
      hasAccess: true,
      reason: 'has-tokens',
      userType: 'paid',
      tokensAvailable: 1284,
      label: 'Available - 1,284 tokens remaining',
      allReserved: false,
    },
  },
  {
    title: 'a tool is open to a member with a single credit',
    balance: credits(1),
    decision: { hasAccess: true, label: 'Available - 1 tokens remaining' },
  },
  {
    title: 'a tool is open, with a note, when all credits are reserved',
    balance: credits(120, 0),
    decision: { hasAccess: true, reason: 'has-tokens', allReserved: true },
  },
  {
    title: 'a tool is open when all credits are reserved and a check can’t be afforded',
    balance: credits(120, 0),
    canAfford: false,
    decision: { hasAccess: true, reason: 'has-tokens', allReserved: true },
  },
  {
    title: 'a tool is open without a note when some credits are reserved',
    balance: credits(42, 30),
    decision: { hasAccess: true, allReserved: false },
  },
  {
    title: 'a tool is locked with a balance of zero',
    balance: credits(0),
    decision: { ...LOCKED, userType: 'free' },
  },
  {
    title: 'a tool is locked when a successful check can’t be afforded',
    balance: credits(3),
    canAfford: false,
    decision: { ...LOCKED, userType: 'paid', allReserved: false },
  },
  {
    title: 'a tool is open when a check can be afforded',
    balance: credits(3),
    canAfford: true,
    decision: { hasAccess: true, reason: 'has-tokens' },
  },
  {
    title: 'a tool is locked with a balance of zero although a check can be afforded',
    balance: credits(0),
    canAfford: true,
    decision: LOCKED,
  },
  {
    title: 'a locked tool shows Premium on the free plan',
    balance: credits(0),
    planType: 'free_plan',
    decision: { lockedChip: 'Premium' },
  },
  {
    title: 'a locked tool shows Premium on an unknown plan',
    balance: credits(0),
    planType: null,
    decision: { lockedChip: 'Premium' },
  },
  {
    title: 'a locked tool shows No Tokens on a paid plan',
    balance: credits(0),
    planType: 'pro',
    decision: { lockedChip: 'No Tokens' },
  },
];

it.each(ROWS.map((row) => [row.title, row] as const))(
  '%s',
  (_, { title: _title, decision, ...input }) => {
    expect(toolAccess({ tool, balance: credits(10), planType: 'pro', ...input })).toMatchObject(
      decision,
    );
  },
);

it.each([
  '',
  '   ',
  'Coming Soon...',
  'Coming soon',
  ' COMING SOON ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://apps.example/tool',
  '//apps.example/tool',
  '/tool',
  'apps.example',
  'http://',
  'https://[bad',
  'java\nscript:alert(1)',
])('a tool with the URL %j is coming soon', (url) => {
  expect(isComingSoon({ url })).toBe(true);
  expect(launchUrl({ url })).toBeNull();
});

it.each(['https://apps.example/tool', ' http://localhost:4100/apps/tool ', 'HTTPS://APPS.EXAMPLE'])(
  'a tool with the URL %j is launched',
  (url) => {
    expect(isComingSoon({ url })).toBe(false);
    expect(launchUrl({ url })).toBe(url.trim());
  },
);
