import * as v from 'valibot';
import { optionalText, recordId, text } from '@/lib/fields';
import { userCandidates } from './user-body';

const userFields = v.looseObject({
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

/** The signed-in member. */
export interface User extends v.InferOutput<typeof userFields> {
  id: string;
}

const userSchema = v.pipe(
  userFields,
  v.transform((user): User => ({ ...user, id: recordId(user) })),
  v.check((user) => user.id !== '' || user.email !== '' || user.username !== ''),
);

/**
 * Reads the user of a verify-token, user or login response: top level, `user`, `data.user` or
 * `data` (docs/product/session.md#first-check).
 * @returns `null` when the response holds no user
 */
export function readUser(body: unknown): User | null {
  for (const candidate of userCandidates(body)) {
    const parsed = v.safeParse(userSchema, candidate);
    if (parsed.success) return parsed.output;
  }
  return null;
}
