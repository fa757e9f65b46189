import { expect, it, vi } from 'vitest';
import {
  openProfileDraft,
  storedProfileDraft,
} from '@/resources/onboarding/business-profile/profile-draft';

const stored = () => storedProfileDraft.read('maya');

it('the draft that a tab has written is removed', () => {
  const draft = openProfileDraft('maya');
  draft.write('A');
  expect(stored()).toBe('A');
  draft.remove();
  expect(stored()).toBeNull();
});

it('a draft that another tab has written since is not removed', () => {
  const draft = openProfileDraft('maya');
  draft.write('A');
  storedProfileDraft.write('maya', 'Typed in another tab');
  draft.remove();
  expect(stored()).toBe('Typed in another tab');
});

it('a draft whose later text did not fit into the storage is removed', () => {
  const draft = openProfileDraft('maya');
  draft.write('A');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft.write('A and more');
  expect(stored()).toBe('A');
  draft.remove();
  expect(stored()).toBeNull();
});

it('a draft read from an earlier visit is removed', () => {
  storedProfileDraft.write('maya', 'From before');
  const draft = openProfileDraft('maya');
  expect(draft.read()).toBe('From before');
  draft.remove();
  expect(stored()).toBeNull();
});
