import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  cycleProgress,
  hasStudentLabel,
  nextReward,
  rewardTag,
} from '@/resources/credits/rewards/reward-rules';
import { rewardSchema } from '@/resources/credits/rewards/schema';
import { reward } from '../../complete-responses';

const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

it.each([
  [{ status: ' complete ' }, { status: 'COMPLETE' }],
  [{ status: null }, { status: 'ACTIVE' }],
  [{ status: '', cycleCount: 12 }, { status: 'COMPLETE' }],
  [{ status: 'ACTIVE', cycleCount: 12 }, { status: 'ACTIVE' }],
  [{ status: null, limit: null }, { status: 'ACTIVE' }],
  [{ lastRewardAt: '2026-11-12T08:00:00Z' }, { lastRewardAt: Date.UTC(2026, 10, 12, 8) }],
])('a reward with %j is read as %j', (fields, expected) => {
  expect(v.parse(rewardSchema, { ...reward, ...fields })).toMatchObject(expected);
});

it.each([
  ['on the last day of a month', at(2026, 1, 31), at(2026, 2, 1), at(2026, 2, 28), '27 days left'],
  [
    'on the 31st, before a 29 February',
    at(2028, 1, 31),
    at(2028, 2, 28),
    at(2028, 2, 29),
    '1 day left',
  ],
  ['due today', at(2026, 10, 21, 8), at(2026, 11, 21, 23, 59), at(2026, 11, 21, 8), 'Today'],
  [
    'due tomorrow',
    at(2026, 10, 22, 0, 5),
    at(2026, 11, 21, 23, 59),
    at(2026, 11, 22, 0, 5),
    '1 day left',
  ],
  ['due yesterday', at(2026, 10, 20), at(2026, 11, 21, 0, 1), at(2026, 11, 20), 'Due'],
])('the next reward is a month after the last one: %s', (_, last, now, date, label) => {
  expect(nextReward(last, now)).toMatchObject({ date, label });
});

it.each([null, NaN, 8.64e15])('the next reward after a last one at %s is unknown', (last) => {
  expect(nextReward(last, at(2026, 11, 21))).toBeNull();
});

it.each([
  ['FREE-TRIAL-90', 'FREE', false],
  ['90day-free-trial', 'FREE', false],
  ['90DAYFREE-TRIAL', 'FREE', false],
  ['free_plan', 'FREE', false],
  ['Freelancer-monthly', 'Freelancer', true],
  ['PRO-STUDENT-12M', 'PRO', true],
  [' Starter - 3M', 'Starter', true],
  ['-12M', 'STARTER', true],
  [null, 'STARTER', true],
])('the plan tag %j shows as %s, with the student label: %s', (tag, expected, student) => {
  expect(rewardTag(tag)).toBe(expected);
  expect(hasStudentLabel(rewardTag(tag))).toBe(student);
});

it.each([
  [5, 12, { done: 5, total: 12, percentage: 42 }],
  [40, 12, { done: 12, total: 12, percentage: 100 }],
  [0, 4, { done: 0, total: 4, percentage: 0 }],
  [5, 0.5, null],
])('%d of %d reward cycles are shown as %j', (cycleCount, limit, expected) => {
  const progress = cycleProgress({ cycleCount, limit });
  expect(progress && { ...progress, percentage: Math.round(progress.percentage) }).toEqual(
    expected,
  );
});
