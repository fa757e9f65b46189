import type { readState } from './state';

type State = ReturnType<typeof readState>;

function number(text: string | null): number | null {
  return text === null || text.trim() === '' ? null : Number(text);
}

/** Replaces the failure of the same request; an empty kind only removes it. */
function failuresWith(form: URLSearchParams, failures: State['failures']) {
  const path = form.get('path') ?? '*';
  const method = form.get('method') || null;
  const others = failures.filter((failure) => failure.path !== path || failure.method !== method);
  const kind = form.get('kind') ?? '';
  if (kind === '' || form.get('times') === 'none') return others;
  const times = form.get('times') === 'always' ? null : (number(form.get('times')) ?? 1);
  return [...others, { path, method, kind, value: number(form.get('value')), times }];
}

/**
 * The patch of a form of the control page: `set` is the name of the setting and `to` its value as
 * JSON; with `set=failure` the form has the fields of a failure.
 */
export function patchOfForm(form: URLSearchParams, state: State): unknown {
  const name = form.get('set') ?? '';
  if (name === 'failure') return { failures: failuresWith(form, state.failures) };
  if (name === 'signIn') return { signIn: form.get('to') || null };
  try {
    const value: unknown = JSON.parse(form.get('to') ?? '');
    return { [name]: value };
  } catch {
    return { [name]: form.get('to') };
  }
}
