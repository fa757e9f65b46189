import * as v from 'valibot';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { memberValue } from '@/lib/browser/member-value';
import { orNull } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { onboardingKeys } from './keys';
import type { Candidates } from './overwrite';

/** The question as it is stored, which contains private text; `null` without one. */
export const storedQuestion = memberValue(
  'overwrite-question',
  orNull(v.custom<Candidates>(isRecord)),
);

/**
 * The answers that an upload asks to overwrite, until the member decides; kept when the page is left
 * or reloaded (docs/product/documents.md#overwrite).
 * @param member the `memberKey`
 */
export function overwriteQuestionQuery(member: string) {
  return queryOptions<Candidates | null>({
    queryKey: onboardingKeys.overwrite,
    queryFn: skipToken,
    initialData: () => storedQuestion.read(member),
    gcTime: Infinity,
  });
}

/** Opens the overwrite question of an upload. @param member the `memberKey` */
export function askToOverwrite(client: QueryClient, member: string, candidates: Candidates): void {
  client.setQueryData(onboardingKeys.overwrite, candidates);
  storedQuestion.write(member, candidates);
}

/** Closes the overwrite question after the member's decision. */
export function closeOverwriteQuestion(client: QueryClient, member: string): void {
  client.setQueryData(onboardingKeys.overwrite, null);
  storedQuestion.remove(member);
}
