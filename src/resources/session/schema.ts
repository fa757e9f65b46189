import * as v from 'valibot';
import { optionalText, recordId, text } from '@/lib/fields';

const wireUser = v.looseObject({
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
});

/** The signed-in member (core specification, section 3). */
export interface User extends v.InferOutput<typeof wireUser> {
  id: string;
}

const userSchema = v.pipe(
  wireUser,
  v.transform((user): User => ({ ...user, id: recordId(user) })),
  v.check((user) => user.id !== '' || user.email !== '' || user.username !== ''),
);

function member(body: object, key: 'user' | 'data'): unknown {
  return Reflect.get(body, key);
}

/**
 * The user in an answer of verify-token, user or login: the object itself, `{user}` or `{data}`.
 * @returns `null` when the answer holds no user
 */
export function readUser(body: unknown): User | null {
  if (typeof body !== 'object' || body === null) return null;
  const data = member(body, 'data');
  const nested = typeof data === 'object' && data !== null ? member(data, 'user') : undefined;
  for (const candidate of [member(body, 'user'), nested, data, body]) {
    const parsed = v.safeParse(userSchema, candidate);
    if (parsed.success) return parsed.output;
  }
  return null;
}
