import * as v from 'valibot';
import { listOf } from '@/lib/parse/field-schemas';
import { timestamp } from '@/lib/parse/optional-field-schemas';
import { parseList } from './stored-list';

const launchSchema = v.object({ toolId: v.string(), at: timestamp });

/** A tool that was launched on this device. */
export type Launch = v.InferOutput<typeof launchSchema>;

const launchesSchema = listOf(launchSchema);

/** The launches of a stored list, the latest first; entries of another type are left out. */
export function parseLaunches(raw: string): Launch[] {
  return v.parse(launchesSchema, parseList(raw)).sort((one, other) => other.at - one.at);
}
