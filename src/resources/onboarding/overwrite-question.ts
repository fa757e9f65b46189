import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { browserStorage, parseJson } from '@/lib/browser/storage';
import { isRecord } from '@/lib/parse/guards';
import { onboardingKeys } from './keys';
import type { Candidates } from './overwrite';

function keyOf(member: string): string {
  return `overwrite-question:${member}`;
}

/**
 * The answers that an upload asks to overwrite, until the member decides; kept when the page is left
 * or reloaded (docs/product/documents.md#overwrite).
 * @param member the `memberKey`
 */
export function overwriteQuestionQuery(member: string) {
  return queryOptions<Candidates | null>({
    queryKey: onboardingKeys.overwrite,
    queryFn: skipToken,
    initialData: () => {
      const stored = parseJson(browserStorage.read(keyOf(member)));
      return isRecord(stored) ? stored : null;
    },
    gcTime: Infinity,
  });
}

/** Opens the overwrite question of an upload. @param member the `memberKey` */
export function askToOverwrite(client: QueryClient, member: string, candidates: Candidates): void {
  client.setQueryData(onboardingKeys.overwrite, candidates);
  browserStorage.write(keyOf(member), JSON.stringify(candidates));
}

/** Closes the overwrite question after the member's decision. */
export function closeOverwriteQuestion(client: QueryClient, member: string): void {
  client.setQueryData(onboardingKeys.overwrite, null);
  removeOverwriteQuestion(member);
}

/** Removes the stored question, which contains private text. */
export function removeOverwriteQuestion(member: string): void {
  browserStorage.remove(keyOf(member));
}
