import { useState } from 'react';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { amountOnSlider } from '@/resources/credit-config/slider';

/**
 * The amount to pay, in the configuration's currency: its default until the member chooses one. A
 * choice is one of the presets or moves to the slider, also when another configuration arrives
 * after it was made; 0 without a configuration.
 */
export function useAmount(config: CreditConfig | null): [number, (amount: number) => void] {
  const [choice, setChoice] = useState<number | null>(null);
  if (!config) return [0, setChoice];
  const { presets, slider } = config;
  const isPreset = presets.some(({ amount }) => amount === choice);
  const amount = choice ?? slider.default;
  return [isPreset ? amount : amountOnSlider(amount, slider), setChoice];
}
