/** What a failed call's body says, wherever a server puts it (docs/decisions/wire.md). */

function field(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The message for the member: `msg`, else `message`; `null` without one. */
export function serverMessage(body: unknown): string | null {
  return field(body, 'msg') ?? field(body, 'message');
}

/** The machine's code: `code`, else `error`; `null` without one. */
export function serverCode(body: unknown): string | null {
  return field(body, 'code') ?? field(body, 'error');
}
