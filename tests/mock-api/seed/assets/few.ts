import type { MockAssets } from '../../types';
import { noOutputs } from './groups';
import { saved } from './output';
import { mapped, WORKFLOWS } from './workflows';

const PROPOSITION = `You teach founders to read their own numbers, so that the last week of a month holds no surprise.

## Why this one

- It names the **moment**, the last week of a month, and everybody knows it.
- It promises a skill and not a service, which is what sets you apart from an accountant.

> Numbers are only sentences that you have not read aloud yet.`;

const CONSULTING_NICHE = `Companies would hire you by name for **the first forecast of thirteen weeks**. In seven of your nine projects that was the change which somebody mentioned a year later.

| Part | Answer |
| --- | --- |
| Buyer | A founder with ten to fifty people |
| Trigger | A month that ended worse than it felt |
| Evidence | Seven forecasts that are still in use |`;

/** Three outputs, so that a list and three empty tabs can be seen. */
export function fewOutputs(now: number): MockAssets {
  return {
    ...noOutputs(),
    valuepropositions: [saved('ben proposition', now, 8, PROPOSITION)],
    fyconsultingniches: [saved('ben niche', now, 15, CONSULTING_NICHE)],
    aiworkflow: [mapped('ben reporting', now, 11, WORKFLOWS.reporting)],
  };
}
