/** The tools that were launched on this device (docs/product/navigation.md#lists-of-this-device). */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { flag, listOf, optionalNumber, timestamp } from '@/lib/parse/field-schemas';

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

/**
 * Stores a launch on this device.
 * @param at epoch milliseconds
 * @param credits the balance at that time; `null` if it is unknown
 */
export function recordLaunch(
  memberKey: string,
  toolId: string,
  at: number,
  credits: number | null = null,
): void {
  const others = storedLaunches.read(memberKey).filter((launch) => launch.toolId !== toolId);
  const launch = { toolId, at, credits, isDismissed: false, isUnchanged: false };
  storedLaunches.write(memberKey, [launch, ...others].slice(0, MAX_LAUNCHES));
}

/** Stores a mark of a launch, unless the tool was launched again since (docs/product/catalogue.md#receipt). */
export function markLaunch(
  memberKey: string,
  { toolId, at }: Pick<Launch, 'toolId' | 'at'>,
  mark: Partial<Pick<Launch, 'isDismissed' | 'isUnchanged'>>,
): void {
  storedLaunches.write(
    memberKey,
    storedLaunches
      .read(memberKey)
      .map((launch) =>
        launch.toolId === toolId && launch.at === at ? { ...launch, ...mark } : launch,
      ),
  );
}
