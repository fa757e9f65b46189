import * as v from 'valibot';
import { flag, listOf, optionalNumber, timestamp } from '@/lib/parse/field-schemas';
import { parseList } from './stored-list';

const launchSchema = v.object({
  toolId: v.string(),
  /** Epoch milliseconds. */
  at: timestamp,
  /** The balance at that time; `null` when it was unknown. */
  credits: optionalNumber,
  /** Whether the member has dismissed the receipt of this launch. */
  isDismissed: flag,
  /** Whether the last comparison found nothing that this launch has changed. */
  isUnchanged: flag,
});

/** A tool that was launched on this device. */
export type Launch = v.InferOutput<typeof launchSchema>;

const launchesSchema = listOf(launchSchema);

/** The launches of a stored list, the latest first; entries of another type are left out. */
export function parseLaunches(raw: string): Launch[] {
  return v.parse(launchesSchema, parseList(raw)).sort((one, other) => other.at - one.at);
}
