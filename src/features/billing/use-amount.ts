import { useState } from 'react';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { amountOnSlider } from '@/resources/credit-config/slider';

/**
 * The amount to pay, in the configuration's currency: its default until the member chooses one. A
 * choice belongs to the configuration that it was made from; 0 without a configuration.
 */
export function useAmount(config: CreditConfig | null): [number, (amount: number) => void] {
  const [choice, setChoice] = useState<{ amount: number; configName: string } | null>(null);
  if (!config) return [0, () => undefined];
  const { name, slider } = config;
  const amount =
    choice?.configName === name ? choice.amount : amountOnSlider(slider.default, slider);
  return [amount, (next) => setChoice({ amount: next, configName: name })];
}
