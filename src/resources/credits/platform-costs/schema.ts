import * as v from 'valibot';
import { flag, listOf, optionalText } from '@/lib/fields';
import { isList, isRecord, optionalCount, record } from '@/lib/optional-fields';

const costFields = v.looseObject({
  platformId: optionalText,
  name: optionalText,
  unit: optionalText,
  tokenCost: optionalCount,
  isFreeTool: flag,
  hasFeatureCosts: flag,
});

/** The cost of one use of a platform (docs/product/credits.md#platform-costs). */
export interface PlatformCost {
  platformId: string | null;
  name: string;
  unit: string;
  /** Credits; `null` when unknown, which does not mean free. */
  tokenCost: number | null;
  isFreeTool: boolean;
  hasFeatureCosts: boolean;
}

const DEFAULT_UNIT = 'per message';

const costSchema = v.pipe(
  record,
  costFields,
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
 * Parses `GET /tokens/platform-costs`: `{platforms}`, top level or in `data`, or the list itself.
 * @returns `null` when the body contains no list
 */
export function readPlatformCosts(body: unknown): PlatformCost[] | null {
  const data = isRecord(body) ? (body['platforms'] ?? body['data']) : body;
  const list = isRecord(data) ? data['platforms'] : data;
  return isList(list) ? v.parse(costsSchema, list) : null;
}
