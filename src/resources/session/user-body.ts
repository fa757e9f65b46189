/**
 * Where a response has its user. Kept apart from the schema: the inline script of src/early reads it,
 * too, and is small for that (docs/decisions/first-screen.md).
 */

const property = (object: object, key: string): unknown => Reflect.get(object, key);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What may be the user of a response: `{user}`, `{data: {user}}`, `{data}` or the body itself. */
export function userCandidates(body: unknown): unknown[] {
  if (!isObject(body)) return [];
  const data = property(body, 'data');
  const nested = isObject(data) ? property(data, 'user') : undefined;
  return [property(body, 'user'), nested, data, body];
}

const isFilled = (value: unknown) =>
  typeof value === 'number' ? !Number.isNaN(value) : typeof value === 'string' && value !== '';

/** Whether a response has a user: `readUser` of schema.ts finds one in the same responses. */
export function hasUser(body: unknown): boolean {
  return userCandidates(body).some(
    (user) =>
      isObject(user) &&
      [
        property(user, '_id') ?? property(user, 'id'),
        property(user, 'email'),
        property(user, 'username'),
      ].some(isFilled),
  );
}
