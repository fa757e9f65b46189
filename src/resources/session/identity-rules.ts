/**
 * Whether two responses are about one member (docs/product/session.md#several-tabs-and-members).
 */
import type { User } from './schema';

/** The fields that identify a member; a response may contain only some of them. */
export type Identity = Pick<User, 'id' | 'email' | 'username'>;

/** The fields of a user that identify the member. */
export function identityOf({ id, email, username }: Identity): Identity {
  return { id, email, username };
}

const FIELDS = ['id', 'email', 'username'] as const;

/**
 * Whether two responses describe one member, compared by the first field that both of them have.
 */
export function isSameMember(one: Identity, other: Identity): boolean {
  const field = FIELDS.find((name) => one[name] !== '' && other[name] !== '');
  return field !== undefined && one[field] === other[field];
}
