import { useState } from 'react';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { amountOnSlider } from '@/resources/credit-config/slider';

/**
 * The amount to pay in the configuration's currency, and its setter: the default until the member
 * chooses one, 0 without a configuration. An amount that is not a preset is clamped to the slider's
 * range and steps, also when the configuration changes later.
 */
export function useAmount(config: CreditConfig | null): [number, (amount: number) => void] {
  const [choice, setChoice] = useState<number | null>(null);
  if (!config) return [0, setChoice];
  const { presets, slider } = config;
  const isPreset = presets.some(({ amount }) => amount === choice);
  const amount = choice ?? slider.default;
  return [isPreset ? amount : amountOnSlider(amount, slider), setChoice];
}
