/** Keys of the credit-configuration queries. */
export const creditConfigKeys = {
  all: ['credit-config'] as const,
  active: ['credit-config', 'active'] as const,
  named: (name: string) => ['credit-config', 'name', name] as const,
  list: (filter: Readonly<Record<string, string | number | undefined>>) =>
    ['credit-config', 'list', filter] as const,
};
