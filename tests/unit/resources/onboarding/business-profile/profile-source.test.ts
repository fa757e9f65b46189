import { expect, it } from 'vitest';
import { profileSource } from '@/resources/onboarding/business-profile/profile-source';
import type { ProfileVersion } from '@/resources/onboarding/business-profile/profile-versions';
import { EMPTY_RECORD } from '@/resources/onboarding/schema';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 14).getTime();
const NOW = at(22, 18);
const version = (origin: ProfileVersion['origin'], seenAt: number) => ({
  text: 'A',
  origin,
  seenAt,
});
const documents = [{ id: '1', fileName: 'a.pdf' }] as never;

it.each<[ProfileVersion | undefined, object | null, string]>([
  [version('generated', at(22, 10)), {}, 'Generated today at 10:14 AM from your answers'],
  [
    version('generated', at(21, 15)),
    { uploadedFiles: documents },
    'Generated yesterday at 3:14 PM from your answers and documents',
  ],
  [version('edited', at(2, 10)), {}, 'Edited by you on Nov 2, 2026'],
  [
    version('stored', at(22, 10)),
    { updatedAt: at(20, 10) },
    'Saved in your account, last updated on Nov 20, 2026',
  ],
  [undefined, {}, 'Saved in your account'],
  [undefined, null, ''],
])('the source of the version %o with the record %o is %j', (shown, record, expected) => {
  const loaded = record ? { ...EMPTY_RECORD, ...record } : undefined;
  expect(profileSource(shown, loaded, NOW)).toBe(expected);
});
