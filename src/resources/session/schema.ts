import * as v from 'valibot';
import { optionalText, recordWithId, text } from '@/lib/parse/field-schemas';

/** The member of a response. */
export const userSchema = v.pipe(
  recordWithId,
  v.object({
    id: text,
    username: text,
    email: text,
    profilePic: v.optional(v.unknown()),
    name: optionalText,
    fullName: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    intercomJWTToken: optionalText,
    createdAt: optionalText,
    company: optionalText,
    phone: optionalText,
    subscriptionPlan: optionalText,
    userType: optionalText,
  }),
  v.check((user) => user.id !== '' || user.email !== '' || user.username !== ''),
);

/** The signed-in member. */
export type User = v.InferOutput<typeof userSchema>;

const property = (object: object, key: string): unknown => Reflect.get(object, key);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The possible users of a response: `{user}`, `{data: {user}}`, `{data}` and the body itself. */
function userCandidates(body: unknown): unknown[] {
  if (!isObject(body)) return [];
  const data = property(body, 'data');
  const nested = isObject(data) ? property(data, 'user') : undefined;
  return [property(body, 'user'), nested, data, body];
}

/**
 * Reads the user of a verify-token, user or login response: top level, `user`, `data.user` or
 * `data` (docs/product/session.md#first-check).
 * @returns `null` when the response contains no user
 */
export function readUser(body: unknown): User | null {
  for (const candidate of userCandidates(body)) {
    const parsed = v.safeParse(userSchema, candidate);
    if (parsed.success) return parsed.output;
  }
  return null;
}
