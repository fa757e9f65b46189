import * as v from 'valibot';
import { flag, listOf, optionalText } from '@/lib/fields';
import { isList, isRecord, optionalCount, record } from '@/lib/optional-fields';

const wireCost = v.looseObject({
  platformId: optionalText,
  name: optionalText,
  unit: optionalText,
  tokenCost: optionalCount,
  isFreeTool: flag,
  hasFeatureCosts: flag,
});

/** What one use of a platform costs (credits specification, section 3). */
export interface PlatformCost {
  platformId: string | null;
  name: string;
  unit: string;
  /** Credits; `null` when the answer doesn't tell, which is not free. */
  tokenCost: number | null;
  isFreeTool: boolean;
  hasFeatureCosts: boolean;
}

const DEFAULT_UNIT = 'per message';

const costSchema = v.pipe(
  record,
  wireCost,
  v.transform(
    ({ platformId, name, unit, tokenCost, isFreeTool, hasFeatureCosts }): PlatformCost => ({
      platformId,
      name: name ?? platformId ?? 'Unnamed platform',
      unit: unit ?? DEFAULT_UNIT,
      tokenCost,
      isFreeTool,
      hasFeatureCosts,
    }),
  ),
);

const costsSchema = listOf(costSchema);

/**
 * `GET /tokens/platform-costs`: `{platforms}`, bare or in `data`, or the list itself.
 * @returns `null` when the answer holds no list
 */
export function readPlatformCosts(body: unknown): PlatformCost[] | null {
  const answer = isRecord(body) ? (body['platforms'] ?? body['data']) : body;
  const list = isRecord(answer) ? answer['platforms'] : answer;
  return isList(list) ? v.parse(costsSchema, list) : null;
}
