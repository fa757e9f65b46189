import { formatCredits } from '@/lib/format-credits';
import { httpUrl } from '@/lib/urls';
import type { Balance } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE } from '@/resources/subscription/schema';
import type { Tool } from './schema';

/** Why a tool is open or not (core specification, section 4). */
export type AccessReason =
  'coming-soon' | 'free-tool' | 'has-tokens' | 'insufficient-tokens' | 'no-token-data';

/** The verdict about one tool for one member. */
export interface AccessVerdict {
  hasAccess: boolean;
  reason: AccessReason;
  /** By credits: paid means more than none. */
  userType: 'paid' | 'free';
  tokensAvailable: number;
  message: string;
  /** The access label, shown beside what it is about. */
  label: string;
  /** What a locked card's chip reads; by the plan, not by the credits. */
  lockedChip: 'Premium' | 'No Tokens';
  /** All credits are held by running processes; the tool is open all the same. */
  allReserved: boolean;
}

/** True when the tool has no address to launch: missing, a coming-soon text, or not http(s). */
export function isComingSoon(tool: Pick<Tool, 'url'>): boolean {
  return launchUrl(tool) === null;
}

/** The address that Launch opens, or `null` for a tool that can't be launched yet. */
export function launchUrl(tool: Pick<Tool, 'url'>): string | null {
  return httpUrl(tool.url);
}

/** What a decision needs to know of the member. */
export interface AccessInput {
  tool: Pick<Tool, 'url' | 'isFree'>;
  /** `null` while it is unknown or could not be loaded. */
  balance: Balance | null;
  /** `null` while it is unknown. */
  planType: string | null;
  /** The tool page's answer of check-availability, where one was successful. */
  canAfford?: boolean | undefined;
}

/**
 * Decides about a tool from the tool, the balance and the plan (core specification, section 4):
 * coming soon outranks everything, a free tool is open, no balance is no verdict, credits above
 * zero open, none locks.
 */
export function toolAccess({ tool, balance, planType, canAfford }: AccessInput): AccessVerdict {
  const tokensAvailable = balance?.totalTokens ?? 0;
  const paid = tokensAvailable > 0;
  // Held by running processes for a while; a check counts only what is free, and would refuse.
  const allReserved = paid && balance?.availableTokens === 0;
  const verdict = (
    hasAccess: boolean,
    reason: AccessReason,
    label: string,
    message = label,
  ): AccessVerdict => ({
    hasAccess,
    reason,
    label,
    userType: paid ? 'paid' : 'free',
    tokensAvailable,
    message,
    lockedChip: planType === null || planType === FREE_PLAN_TYPE ? 'Premium' : 'No Tokens',
    allReserved: allReserved && reason === 'has-tokens',
  });

  if (isComingSoon(tool)) return verdict(false, 'coming-soon', 'Coming Soon');
  if (tool.isFree) return verdict(true, 'free-tool', 'Free tool - Available to all users');
  if (!balance) return verdict(false, 'no-token-data', 'Unable to check access');
  if (!paid || (canAfford === false && !allReserved)) {
    return verdict(
      false,
      'insufficient-tokens',
      'Premium tool - Upgrade to unlock',
      'Upgrade to access premium tools',
    );
  }
  return verdict(
    true,
    'has-tokens',
    `Available - ${formatCredits(tokensAvailable)} tokens remaining`,
  );
}
