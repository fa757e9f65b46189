import { expect, it } from 'vitest';
import { readVersions } from '@/resources/onboarding/business-profile/profile-versions';

it.each([
  '[null, 1, {"text":1,"seenAt":1,"origin":"edited"}, {"text":"a","seenAt":"1","origin":"edited"}]',
  '[{"text":"a","seenAt":1e300,"origin":"edited"}, {"text":"a","seenAt":1,"origin":"other"}]',
])('stored versions of %j are read as none', (stored) => {
  localStorage.setItem('profile-versions:maya', stored);
  expect(readVersions('maya')).toEqual([]);
});
