/**
 * The tools that were launched on this device (docs/product/navigation.md#lists-of-this-device).
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { listOf, timestamp } from '@/lib/parse/field-schemas';

/** The last launch of a tool on this device, in epoch milliseconds. */
const launchSchema = v.object({ toolId: v.string(), at: timestamp });

/** A tool that was launched on this device. */
export type Launch = v.InferOutput<typeof launchSchema>;

/** The maximum number of stored launches, one for each tool. */
const MAX_LAUNCHES = 12;

/** The launches of a member on this device, the latest first. */
export const storedLaunches = memberValue(
  'launched-tools',
  v.pipe(
    listOf(launchSchema),
    v.transform((launches) => launches.sort((one, other) => other.at - one.at)),
  ),
);

/** Stores a launch on this device. @param at epoch milliseconds */
export function recordLaunch(memberKey: string, toolId: string, at: number): void {
  const others = storedLaunches.read(memberKey).filter((launch) => launch.toolId !== toolId);
  storedLaunches.write(memberKey, [{ toolId, at }, ...others].slice(0, MAX_LAUNCHES));
}
