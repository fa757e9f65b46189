import { formatCredits } from '@/lib/format/numbers';
import { httpUrl } from '@/lib/parse/urls';
import type { Balance } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE } from '@/resources/subscription/schema';
import type { Tool } from './schema';

/** Why a member may open a tool or not (docs/product/access.md#who-may-open-a-tool). */
type AccessReason =
  | 'coming-soon'
  | 'free-tool'
  | 'has-tokens'
  | 'insufficient-tokens'
  | 'no-token-data';

/** The access decision for one tool and one member. */
export interface AccessDecision {
  reason: AccessReason;
  hasAccess: boolean;
  /** The member needs a plan or credits. */
  isLocked: boolean;
  /** It waits for the balance. */
  isPending: boolean;
  /** A locked tool needs a plan, not credits (docs/product/access.md#plan-or-credits). */
  needsPlan: boolean;
  /** `paid` with more than zero credits. */
  userType: 'paid' | 'free';
  tokensAvailable: number;
  message: string;
  /** See docs/product/access.md#labels. */
  label: string;
  /** The chip of a locked card (docs/product/access.md#chips). */
  lockedChip: 'Premium' | 'No Tokens';
  /** All credits are reserved by running processes; the tool is open nevertheless. */
  allReserved: boolean;
}

/** True when the tool has no URL to launch: missing, a coming-soon text, or not http(s). */
export function isComingSoon(tool: Pick<Tool, 'url'>): boolean {
  return launchUrl(tool) === null;
}

/** The URL that Launch opens, or `null` for a tool that can't be launched yet. */
export function launchUrl(tool: Pick<Tool, 'url'>): string | null {
  return httpUrl(tool.url);
}

/** The arguments of `toolAccess`. */
export interface AccessInput {
  tool: Pick<Tool, 'url' | 'isFree'>;
  /** `undefined` while it is loading, `null` if it could not be loaded. */
  balance: Balance | null | undefined;
  /** `null` while it is unknown. */
  planType: string | null;
  /** The result of a successful availability check, on the tool page. */
  canAfford?: boolean | null | undefined;
}

/**
 * Decides whether a member may open a tool, in the order of
 * docs/product/access.md#who-may-open-a-tool.
 */
export function toolAccess({ tool, balance, planType, canAfford }: AccessInput): AccessDecision {
  const tokensAvailable = balance?.totalTokens ?? 0;
  const paid = tokensAvailable > 0;
  // Reserved credits become available again, but the availability check does not count them.
  const allReserved = balance?.availableTokens === 0;
  const needsPlan = planType === FREE_PLAN_TYPE;
  const decide = (
    hasAccess: boolean,
    reason: AccessReason,
    label: string,
    message = label,
  ): AccessDecision => ({
    reason,
    hasAccess,
    isLocked: reason === 'insufficient-tokens',
    isPending: reason === 'no-token-data' && balance === undefined,
    needsPlan,
    label,
    userType: paid ? 'paid' : 'free',
    tokensAvailable,
    message,
    lockedChip: planType === null || needsPlan ? 'Premium' : 'No Tokens',
    allReserved: allReserved && reason === 'has-tokens',
  });

  if (isComingSoon(tool)) return decide(false, 'coming-soon', 'Coming Soon');
  if (tool.isFree) return decide(true, 'free-tool', 'Free tool - Available to all users');
  if (!balance) return decide(false, 'no-token-data', 'Unable to check access');
  if (!paid || (canAfford === false && !allReserved)) {
    return decide(
      false,
      'insufficient-tokens',
      'Premium tool - Upgrade to unlock',
      'Upgrade to access premium tools',
    );
  }
  return decide(
    true,
    'has-tokens',
    `Available - ${formatCredits(tokensAvailable)} tokens remaining`,
  );
}
