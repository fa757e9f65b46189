import { dayAndTime } from '@/lib/format/relative-day';
import type { OnboardingRecord } from '@/resources/onboarding/schema';
import type { ProfileVersion } from './profile-versions';

/**
 * When and from what the shown text was made (docs/product/generated-profile.md#page); '' if that is
 * unknown.
 * @param version the version of the text on this device
 * @param now epoch milliseconds
 */
export function profileSource(
  version: ProfileVersion | undefined,
  record: OnboardingRecord | undefined,
  now: number,
): string {
  if (version?.origin === 'edited') return `Edited by you ${dayAndTime(version.seenAt, now)}`;
  if (version?.origin === 'generated') {
    const documents = record && record.uploadedFiles.length > 0 ? ' and documents' : '';
    return `Generated ${dayAndTime(version.seenAt, now)} from your answers${documents}`;
  }
  if (!record) return '';
  const updated =
    record.updatedAt === null ? '' : `, last updated ${dayAndTime(record.updatedAt, now)}`;
  return `Saved in your account${updated}`;
}
