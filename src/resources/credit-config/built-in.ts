/**
 * The built-in configuration, whose fields are the defaults of missing ones
 * (docs/product/purchase.md#configuration).
 */
export const BUILT_IN = {
  name: 'default',
  /** In units of `currency`. */
  slider: { min: 10, max: 100, step: 5, default: 10 },
  creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 3330 },
  presets: [
    {
      amount: 10,
      credits: 333,
      label: 'Starter pack',
      description: 'For a few first runs',
    },
    {
      amount: 100,
      credits: 3330,
      label: 'Full pack',
      description: 'For daily use',
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
    productId: null,
    successUrl: '/payment-success',
    cancelUrl: '/payment-cancel',
  },
} as const;
