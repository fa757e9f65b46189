import { isTimestamp } from '@/lib/parse-date';
import { isRecord } from '@/lib/optional-fields';
import { parseList } from './stored-list';

/** A tool that was launched on this device. */
export interface Launch {
  toolId: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The launches of a stored list, the latest first; entries of another type are left out. */
export function parseLaunches(raw: string): Launch[] {
  return parseList(raw)
    .flatMap((entry): Launch[] => {
      if (!isRecord(entry)) return [];
      const { toolId, at } = entry;
      return typeof toolId === 'string' && typeof at === 'number' && isTimestamp(at)
        ? [{ toolId, at }]
        : [];
    })
    .sort((one, other) => other.at - one.at);
}
