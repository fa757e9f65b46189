import { describe, expect, it } from 'vitest';
import { cycleProgress, REWARD_FIGURE } from '@/resources/credits/rewards/cycles';
import { filterRewards, rewardCounts } from '@/resources/credits/rewards/filter';
import { nextReward } from '@/resources/credits/rewards/next-reward';
import { rewardsOf } from '@/resources/credits/rewards/schema';
import { hasStudentLabel, rewardTag } from '@/resources/credits/rewards/tag';
import { oddAnswers } from '../../helpers/malformed';

const wire = {
  id: 'r1',
  status: 'ACTIVE',
  crmPlanTag: 'PRO-STUDENT-12M',
  lastRewardAt: '2026-11-12T08:00:00.000Z',
  cycleCount: 5,
  limit: 12,
};
const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('a reward', () => {
  it('is read', () => {
    const lastRewardAt = Date.UTC(2026, 10, 12, 8);
    expect(rewardsOf({ rewards: [wire] })).toEqual([{ ...wire, lastRewardAt }]);
  });

  it.each([
    [{ status: 'complete' }, { status: 'COMPLETE' }],
    [{ status: null }, { status: 'ACTIVE' }],
    [{ status: '', cycleCount: 12 }, { status: 'COMPLETE' }],
    [{ status: 'ACTIVE', cycleCount: 12 }, { status: 'ACTIVE' }],
    [
      { status: null, cycleCount: 3, limit: null },
      { status: 'ACTIVE', limit: 0 },
    ],
    [{ crmPlanTag: {} }, { crmPlanTag: null }],
  ])('with %j becomes %j', (fields, expected) => {
    expect(rewardsOf({ rewards: [{ ...wire, ...fields }] })).toMatchObject([expected]);
  });

  it.each(oddAnswers(wire))('is usable with %s', (_, body) => {
    const [reward] = rewardsOf({ rewards: [body] });
    expect(rewardTag(reward!.crmPlanTag)).not.toBe('');
    const next = nextReward(reward!.lastRewardAt, at(2026, 11, 21));
    if (next) expect(next.label).toMatch(/^(Due|Today|1 day left|\d+ days left)$/);
    const progress = cycleProgress(reward!);
    if (progress) {
      expect(progress.percentage).toBeGreaterThanOrEqual(0);
      expect(progress.percentage).toBeLessThanOrEqual(100);
    }
  });

  it('is left out when it is none', () => {
    expect(rewardsOf({ rewards: [[], wire] })).toHaveLength(1);
    expect(rewardsOf({ rewards: [] })).toEqual([]);
  });
});

describe('the filters', () => {
  const rewards = rewardsOf({
    rewards: ['ACTIVE', 'COMPLETE', 'ACTIVE', 'PAUSED'].map((status, id) => ({
      ...wire,
      id,
      status,
    })),
  });

  it('count what they show', () => {
    expect(rewardCounts(rewards)).toEqual({ upcoming: 2, completed: 1, all: 4 });
    const idsOf = (filter: 'upcoming' | 'completed' | 'all') =>
      filterRewards(rewards, filter).map(({ id }) => id);
    expect(idsOf('upcoming')).toEqual(['0', '2']);
    expect(idsOf('completed')).toEqual(['1']);
    expect(idsOf('all')).toEqual(['0', '1', '2', '3']);
  });
});

describe('the next reward', () => {
  it.each([
    ['the month’s end', at(2026, 1, 31), at(2026, 2, 1), at(2026, 2, 28), '27 days left'],
    ['a leap year', at(2028, 1, 31), at(2028, 2, 28), at(2028, 2, 29), '1 day left'],
    ['the day itself', at(2026, 10, 21, 8), at(2026, 11, 21, 23, 59), at(2026, 11, 21, 8), 'Today'],
    [
      'tomorrow',
      at(2026, 10, 22, 0, 5),
      at(2026, 11, 21, 23, 59),
      at(2026, 11, 22, 0, 5),
      '1 day left',
    ],
    ['two days', at(2026, 10, 23), at(2026, 11, 21), at(2026, 11, 23), '2 days left'],
    ['three weeks', at(2026, 11, 12), at(2026, 11, 21), at(2026, 12, 12), '21 days left'],
    ['the past', at(2026, 7, 12), at(2026, 11, 21), at(2026, 8, 12), 'Due'],
    ['yesterday', at(2026, 10, 20), at(2026, 11, 21, 0, 1), at(2026, 11, 20), 'Due'],
    ['the year’s end', at(2026, 12, 31), at(2027, 1, 30), at(2027, 1, 31), '1 day left'],
  ])('for %s', (_, last, now, date, label) => {
    expect(nextReward(last, now)).toMatchObject({ date, label });
  });

  it.each([null, NaN, Infinity, 8.64e15])(
    'the next reward after a last one at %s is unknown',
    (last) => {
      expect(nextReward(last, at(2026, 11, 21))).toBeNull();
    },
  );
});

describe('the tag', () => {
  it.each([
    ['FREE', 'FREE', false],
    ['FREE-TRIAL-90', 'FREE', false],
    ['TRIAL-FREE', 'FREE', false],
    ['90day-free-trial', 'FREE', false],
    ['PRO-STUDENT-12M', 'PRO', true],
    ['ELITE', 'ELITE', true],
    [' Starter - 3M', 'Starter', true],
    ['-12M', 'pro', true],
    ['', 'pro', true],
    [null, 'pro', true],
  ])('of %j is %s', (tag, expected, student) => {
    expect(rewardTag(tag, 'pro')).toBe(expected);
    expect(hasStudentLabel(rewardTag(tag, 'pro'))).toBe(student);
  });

  it('has a default, and none is a student’s on the free plan', () => {
    expect(rewardTag(null)).toBe('STARTER');
    expect(hasStudentLabel(rewardTag(null, 'free'))).toBe(false);
  });
});

describe('the cycles', () => {
  it.each([
    [5, 12, { done: 5, total: 12 }],
    [12, 12, { done: 12, total: 12, percentage: 100 }],
    [40, 12, { done: 12, total: 12, percentage: 100 }],
    [0, 4, { done: 0, total: 4, percentage: 0 }],
  ])('%d of %d', (cycleCount, limit, expected) => {
    expect(cycleProgress({ cycleCount, limit })).toMatchObject(expected);
  });

  it('are unknown without a limit', () => {
    expect(cycleProgress({ cycleCount: 5, limit: 0 })).toBeNull();
    expect(cycleProgress({ cycleCount: 5, limit: 0.5 })).toBeNull();
  });

  it('bring a fixed figure', () => {
    expect(REWARD_FIGURE).toBe(633);
  });
});
