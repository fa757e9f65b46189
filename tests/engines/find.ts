import type * as TestingLibrary from '@testing-library/dom';

/** A visible element, found by its role, label or text as Testing Library does. */
export type Target =
  | { role: string; name?: string | RegExp; pressed?: boolean; selected?: boolean }
  | { label: string; value?: string }
  | { text: string | RegExp }
  /** The hidden file input of the open dialog. */
  | { file: true };

/** A target as JSON; a pattern is the source of a regular expression. */
interface Query {
  by: 'role' | 'label' | 'text' | 'file';
  pattern: string;
  role: string;
  states: { pressed?: boolean; selected?: boolean };
  /** Of a text field; any if null. */
  value: string | null;
}

function toPattern(text: string | RegExp | undefined): string {
  if (text instanceof RegExp) return text.source;
  return text === undefined ? '' : `^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;
}

export function toQuery(target: Target): Query {
  const query = { role: '', states: {}, value: null };
  if ('file' in target) return { ...query, by: 'file', pattern: '' };
  if ('text' in target) return { ...query, by: 'text', pattern: toPattern(target.text) };
  if ('label' in target) {
    const { label, value = null } = target;
    return { ...query, by: 'label', pattern: toPattern(label), value };
  }
  const { role, name, ...states } = target;
  return { ...query, by: 'role', pattern: toPattern(name), role, states };
}

/**
 * Runs in the page, which must have Testing Library.
 * @param toPress whether to scroll the element into view, and to return it only if it has not moved
 * since the last call and is not covered at its centre
 */
export function findVisible(query: Query, toPress: boolean): Element | null {
  const { by, pattern, role, states, value } = query;
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary;
  const { body } = document;
  const text = new RegExp(pattern);
  const found = {
    role: () => library.queryAllByRole(body, role, { name: text, ...states }),
    label: () => library.queryAllByLabelText(body, text),
    text: () => library.queryAllByText(body, text),
    file: () => Array.from(body.querySelectorAll('[role="dialog"] input[type="file"]')),
  }[by]();
  const element = found.find(
    (candidate) =>
      (by === 'file' || candidate.getClientRects().length > 0) &&
      (value === null || (candidate as HTMLInputElement).value === value),
  );
  if (!element || !toPress) return element ?? null;

  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const position = JSON.stringify([query, x, y]);
  const isStable = Reflect.get(window, 'lastPosition') === position;
  Reflect.set(window, 'lastPosition', position);
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return isStable && element.contains(hit) ? element : null;
}
