import type { MockCreditConfig } from '../types';
import { objectId } from './random';

const DAY = 86_400_000;

/** Credit configurations: the active one and a draft (docs/product/purchase.md#configuration). */
export function seedCreditConfigs(now: number): MockCreditConfig[] {
  return [
    {
      id: objectId('credit config standard'),
      name: 'standard',
      isActive: true,
      createdAt: now - 210 * DAY,
      updatedAt: now - 34 * DAY,
      slider: { min: 10, max: 100, step: 5, default: 30 },
      creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 3330 },
      presets: [
        {
          amount: 10,
          credits: 333,
          label: 'Try it out',
          description: 'A few first runs',
          isPopular: false,
        },
        {
          amount: 30,
          credits: 999,
          label: 'Top up',
          description: 'A steady week',
          isPopular: false,
        },
        {
          amount: 60,
          credits: 1998,
          label: 'Busy month',
          description: 'A launch or a cohort',
          isPopular: false,
        },
        {
          amount: 100,
          credits: 3330,
          label: 'Full practice',
          description: 'A quarter of daily use',
          isPopular: true,
        },
      ],
      currency: { symbol: '$', code: 'USD' },
      modal: {
        title: 'Credit Purchase',
        subtitle: 'Choose your credit package',
        buttonText: 'Purchase',
        securityText: 'Secure payment by our card payment provider.',
      },
      stripe: {
        enabled: true,
        productId: 'prod_mock_credits',
        successUrl: '/payment-success',
        cancelUrl: '/payment-cancel',
      },
    },
    {
      id: objectId('credit config summer'),
      name: 'summer',
      isActive: false,
      createdAt: now - 96 * DAY,
      updatedAt: now - 96 * DAY,
      slider: { min: 20, max: 200, step: 10, default: 40 },
      creditRate: { creditsPerDollar: 40, minimumCredits: 800, maximumCredits: 8000 },
      presets: [
        {
          amount: 20,
          credits: 800,
          label: 'Weekend',
          description: 'One good idea, worked out',
          isPopular: false,
        },
        {
          amount: 100,
          credits: 4000,
          label: 'Summer',
          description: 'Until September',
          isPopular: true,
        },
      ],
      currency: { symbol: '$', code: 'USD' },
      modal: {
        title: 'Summer Credits',
        subtitle: 'A fifth more for every dollar',
        buttonText: 'Purchase',
        securityText: 'Secure payment by our card payment provider.',
      },
      stripe: {
        enabled: true,
        productId: 'prod_mock_credits_summer',
        successUrl: '/payment-success',
        cancelUrl: '/payment-cancel',
      },
    },
  ];
}
