import { capitalize } from '@/lib/text/characters';
import { durationText } from '@/resources/credits/outlook/phrases';
import { usesLabel, type ToolCost } from '@/resources/tools/cost';

/** A text that says how long something lasts, or when. */
const DURATION =
  /\b(?:hour|day|week|weekend|fortnight|month|quarter|year)(?:s|ly)?\b|\bdaily\b|\b(?:until|till)\b/i;

/**
 * What an amount of credits is enough for: uses of the tool that it is bought for, else days at the
 * member's pace (docs/product/purchase.md#advice).
 * @param input.cost of the tool; `null` without one, and while it is unknown
 * @param input.pace credits a day; `undefined` while it is loading, `null` when unknown
 * @param input.texts of the chosen preset, which the days must not contradict
 * @returns `null` when nothing can be said, `undefined` while the pace is loading
 */
export function purchaseEstimate({
  credits,
  cost,
  pace,
  texts,
}: {
  credits: number;
  cost: ToolCost | null;
  pace: number | null | undefined;
  texts: readonly string[];
}): string | null | undefined {
  const uses = usesLabel(cost, credits);
  if (uses !== null) return `About ${uses}`;
  if (credits === 0 || texts.some((text) => DURATION.test(text))) return null;
  if (pace === null || pace === undefined) return pace;
  return `${capitalize(durationText(credits / pace))} at your pace`;
}
