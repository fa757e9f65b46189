import * as v from 'valibot';
import { flag, listOf, optionalCount, optionalText, record } from '@/lib/parse/field-schemas';
import { isList, isRecord } from '@/lib/parse/guards';

const DEFAULT_UNIT = 'per message';

/** One platform. */
const costSchema = v.pipe(
  record,
  v.object({
    platformId: optionalText,
    name: optionalText,
    unit: optionalText,
    /** Credits; `null` when unknown, which does not mean free. */
    tokenCost: optionalCount,
    isFreeTool: flag,
    hasFeatureCosts: flag,
  }),
  v.transform((cost) => ({
    ...cost,
    name: cost.name ?? cost.platformId ?? 'Unnamed platform',
    unit: cost.unit ?? DEFAULT_UNIT,
  })),
);

/** The cost of one use of a platform (docs/product/credits.md#platform-costs). */
export type PlatformCost = v.InferOutput<typeof costSchema>;

const costsSchema = listOf(costSchema);

/**
 * Parses `GET /tokens/platform-costs`: `{platforms}`, top level or in `data`, or the list itself.
 * @returns `null` for `success: false`, and when the body contains no list
 */
export function readPlatformCosts(body: unknown): PlatformCost[] | null {
  if (isRecord(body) && body['success'] === false) return null;
  const data = isRecord(body) ? (body['platforms'] ?? body['data']) : body;
  const list = isRecord(data) ? data['platforms'] : data;
  return isList(list) ? v.parse(costsSchema, list) : null;
}
