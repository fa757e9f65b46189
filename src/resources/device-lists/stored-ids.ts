/**
 * Lists of ids that are kept for a member on this device: pinned tools and outputs, and the latest
 * entries of the quick switcher (docs/product/navigation.md#lists-of-this-device).
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { listOf } from '@/lib/parse/field-schemas';

const uniqueIds = v.pipe(
  listOf(v.pipe(v.string(), v.nonEmpty())),
  v.transform((ids): readonly string[] => [...new Set(ids)]),
);

/** The lists by name, each with the ids once. */
export const storedIds = {
  'pinned-tools': memberValue('pinned-tools', uniqueIds),
  'pinned-outputs': memberValue('pinned-outputs', uniqueIds),
  'switched-to': memberValue('switched-to', uniqueIds),
};
