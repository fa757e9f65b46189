/**
 * Finds the user in a response. Separate from schema.ts, because the inline script of src/early
 * uses it, too, and must stay small (docs/decisions/first-screen.md).
 */

const property = (object: object, key: string): unknown => Reflect.get(object, key);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The possible users of a response: `{user}`, `{data: {user}}`, `{data}` and the body itself. */
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
