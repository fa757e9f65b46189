import { describe, expect, it } from 'vitest';
import {
  consistentView,
  PROFILE_PARAMETERS,
  type ProfileView,
} from '@/features/profile/profile-url';
import { readParameters, withParameters } from '@/lib/parse/url-parameters';

describe('the view of the profile page', () => {
  const first = { tab: 'all', month: null, output: null, part: 'analysis' } as const;

  it.each([
    ['', first],
    ['?tab=other&view=other&output=&month=2026-13', first],
    ['?tab=all&month=2026-10', { ...first, month: '2026-10' }],
    ['?tab=all&month=undated', { ...first, month: 'undated' }],
    ['?tab=createProfile&month=2026-10', { ...first, tab: 'createProfile' }],
    ['?tab=createProfile', { ...first, tab: 'createProfile' }],
    ['?tab=brandStory&output=a-1', { ...first, tab: 'brandStory', output: 'a-1' }],
    [
      '?tab=aiWorkflow&output=w-1&view=flowChart',
      { ...first, tab: 'aiWorkflow', output: 'w-1', part: 'flowChart' },
    ],
  ] as const)('of %j is %j', (search, view) => {
    expect(consistentView(readParameters(PROFILE_PARAMETERS, search))).toEqual(view);
  });

  it.each([
    [{ ...first }, '?x=1&tab=all'],
    [{ ...first, month: '2026-10' }, '?x=1&tab=all&month=2026-10'],
    [{ ...first, tab: 'createProfile', month: '2026-10' }, '?x=1&tab=createProfile'],
    [{ ...first, output: 'a-1' }, '?x=1&tab=all&output=a-1'],
    [{ ...first, output: 'a-1', part: 'flowChart' }, '?x=1&tab=all&output=a-1&view=flowChart'],
    [{ ...first, part: 'flowChart' }, '?x=1&tab=all'],
  ] as const)('%j is written as %j, beside the parameters of others', (view, search) => {
    const write = (before: string, next: ProfileView) =>
      withParameters(PROFILE_PARAMETERS, before, consistentView(next));
    expect(write('?x=1', view)).toBe(search);
    expect(write(search, first)).toBe('?x=1&tab=all');
  });
});
