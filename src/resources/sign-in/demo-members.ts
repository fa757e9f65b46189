import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { listOf, text } from '@/lib/parse/field-schemas';

const demoMember = v.pipe(
  v.looseObject({ email: text, password: text, label: text, note: text }),
  v.check(({ email, password }) => email !== '' && password !== ''),
);
const demoMembers = listOf(demoMember);

/** A member of the mock API's seed, offered on its login page. */
export type DemoMember = v.InferOutput<typeof demoMember>;

/** The demo members that the mock API offers; a real API has none. */
export const demoMembersQuery = queryOptions<DemoMember[]>({
  queryKey: ['demo-members'],
  queryFn: ({ signal }) =>
    request(endpoints.demoMembers, { schema: demoMembers, signal, session: 'none' }),
  staleTime: Infinity,
});
