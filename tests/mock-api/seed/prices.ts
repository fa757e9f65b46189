import { parse } from 'yaml';
import demoPrices from '../demo/prices.yaml?raw';
import type { MockCreditConfig, MockPlan } from '../types';
import { objectId } from './random';

const DAY = 86_400_000;

type DemoConfig = Omit<MockCreditConfig, 'id' | 'createdAt' | 'updatedAt'> & {
  createdDaysAgo: number;
  updatedDaysAgo: number;
};
interface Prices {
  plans: readonly Omit<MockPlan, 'id'>[];
  creditConfigs: readonly DemoConfig[];
}

const prices = parse(demoPrices) as Prices;

/** Copied for each database, because requests change the lists in it. */
const copyPrices = () => structuredClone(prices);

/** The four plans (docs/product/plans.md#plan-list). */
export function seedPlans(): MockPlan[] {
  return copyPrices().plans.map((plan) => ({ id: objectId(`plan ${plan.name}`), ...plan }));
}

/** Credit configurations: the active one and a draft (docs/product/purchase.md#configuration). */
export function seedCreditConfigs(now: number): MockCreditConfig[] {
  return copyPrices().creditConfigs.map(({ createdDaysAgo, updatedDaysAgo, ...config }) => ({
    id: objectId(`credit config ${config.name}`),
    createdAt: now - createdDaysAgo * DAY,
    updatedAt: now - updatedDaysAgo * DAY,
    ...config,
  }));
}
