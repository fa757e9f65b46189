import * as v from 'valibot';
import { flag, optionalNumber, timestamp } from '@/lib/parse/field-schemas';

export const launchSchema = v.object({
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
