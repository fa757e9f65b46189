import type { User } from './schema';

/** What tells members apart; a server may send only some of it. */
export type Identity = Pick<User, 'id' | 'email' | 'username'>;

const FIELDS = ['id', 'email', 'username'] as const;

/** Whether two answers are about one member: by the first field that both of them have. */
export function isSameMember(one: Identity, other: Identity): boolean {
  const field = FIELDS.find((name) => one[name] !== '' && other[name] !== '');
  return field !== undefined && one[field] === other[field];
}
