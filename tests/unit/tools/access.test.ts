import { describe, expect, it } from 'vitest';
import type { Balance } from '@/resources/credits/schema';
import { isComingSoon, launchUrl, toolAccess } from '@/resources/tools/access';
import type { AccessInput, AccessVerdict } from '@/resources/tools/access';
import { makeTool } from './make-tool';

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
  verdict: Partial<AccessVerdict>;
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

describe('toolAccess', () => {
  it.each<Row>([
    { title: 'coming soon outranks credits', tool: soon, verdict: COMING_SOON },
    { title: 'coming soon outranks free', tool: freeAndSoon, verdict: COMING_SOON },
    {
      title: 'coming soon outranks a missing balance',
      tool: soon,
      balance: null,
      verdict: COMING_SOON,
    },
    { title: 'a free tool is open with credits', tool: free, verdict: FREE },
    {
      title: 'a free tool is open without credits',
      tool: free,
      balance: credits(0),
      verdict: FREE,
    },
    { title: 'a free tool is open without a balance', tool: free, balance: null, verdict: FREE },
    {
      title: 'a free tool is open whatever a check said',
      tool: free,
      canAfford: false,
      verdict: FREE,
    },
    { title: 'no balance is no verdict', balance: null, verdict: UNKNOWN },
    { title: 'no balance outranks a check', balance: null, canAfford: false, verdict: UNKNOWN },
    {
      title: 'credits open',
      balance: credits(1284),
      verdict: {
        hasAccess: true,
        reason: 'has-tokens',
        userType: 'paid',
        tokensAvailable: 1284,
        label: 'Available - 1,284 tokens remaining',
        allReserved: false,
      },
    },
    {
      title: 'a single credit opens',
      balance: credits(1),
      verdict: { hasAccess: true, label: 'Available - 1 tokens remaining' },
    },
    {
      title: 'all credits reserved stays open, with a note',
      balance: credits(120, 0),
      verdict: { hasAccess: true, reason: 'has-tokens', allReserved: true },
    },
    {
      title: 'all credits reserved stays open when a check refuses for want of free ones',
      balance: credits(120, 0),
      canAfford: false,
      verdict: { hasAccess: true, reason: 'has-tokens', allReserved: true },
    },
    {
      title: 'some credits reserved needs no note',
      balance: credits(42, 30),
      verdict: { hasAccess: true, allReserved: false },
    },
    { title: 'zero locks', balance: credits(0), verdict: { ...LOCKED, userType: 'free' } },
    {
      title: 'a successful check that can’t be afforded locks',
      balance: credits(3),
      canAfford: false,
      verdict: { ...LOCKED, userType: 'paid', allReserved: false },
    },
    {
      title: 'a check that can be afforded changes nothing',
      balance: credits(3),
      canAfford: true,
      verdict: { hasAccess: true, reason: 'has-tokens' },
    },
    {
      title: 'an affordable check gives no credits',
      balance: credits(0),
      canAfford: true,
      verdict: LOCKED,
    },
    {
      title: 'locked on the free plan reads Premium',
      balance: credits(0),
      planType: 'free_plan',
      verdict: { lockedChip: 'Premium' },
    },
    {
      title: 'locked on an unknown plan reads Premium',
      balance: credits(0),
      planType: null,
      verdict: { lockedChip: 'Premium' },
    },
    {
      title: 'locked on a paid plan reads No Tokens',
      balance: credits(0),
      planType: 'pro',
      verdict: { lockedChip: 'No Tokens' },
    },
  ])('$title', ({ title: _title, verdict, ...input }) => {
    expect(toolAccess({ tool, balance: credits(10), planType: 'pro', ...input })).toMatchObject(
      verdict,
    );
  });
});

describe('a tool without an address to follow is coming soon', () => {
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
  ])('%j', (url) => {
    expect(isComingSoon({ url })).toBe(true);
    expect(launchUrl({ url })).toBeNull();
  });

  it.each([
    'https://apps.example/tool',
    ' http://localhost:4100/apps/tool ',
    'HTTPS://APPS.EXAMPLE',
  ])('%j is launched', (url) => {
    expect(isComingSoon({ url })).toBe(false);
    expect(launchUrl({ url })).toBe(url.trim());
  });
});
