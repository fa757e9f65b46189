import type { MockPlan } from '../types';
import { objectId } from './random';

/** The four plans (docs/product/plans.md#plan-list). */
export function seedPlans(): MockPlan[] {
  return [
    {
      id: objectId('plan free'),
      name: 'free',
      description: 'Look around and use the free tools.',
      price: 0,
      credits: 25,
      features: ['All free tools', 'Save outputs to your profile', 'Business questionnaire'],
      isPopular: false,
      stripeProductId: '',
    },
    {
      id: objectId('plan starter'),
      name: 'starter',
      description: 'For a practice finding its first clients.',
      price: 29,
      credits: 633,
      features: [
        'Everything in Free',
        'All tools',
        'Business profile from documents',
        'Extra credit packs',
        'E-mail support',
      ],
      isPopular: false,
      stripeProductId: 'prod_mock_starter',
    },
    {
      id: objectId('plan pro'),
      name: 'pro',
      description: 'For a full calendar and a growing list.',
      price: 79,
      credits: 1900,
      features: [
        'Everything in Starter',
        'Three times the credits',
        'Workflow and cost analysis',
        'Priority support',
      ],
      isPopular: true,
      stripeProductId: 'prod_mock_pro',
    },
    {
      id: objectId('plan elite'),
      name: 'elite',
      description: 'For teams, cohorts and several brands.',
      price: 199,
      credits: 5400,
      features: [
        'Everything in Pro',
        'Three business profiles',
        'Early access to new agents',
        'A quarterly review call',
      ],
      isPopular: false,
      stripeProductId: 'prod_mock_elite',
    },
  ];
}
