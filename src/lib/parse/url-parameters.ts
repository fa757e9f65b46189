/** A parameter of the URL, which can be in it several times. */
export interface UrlParameter<Value> {
  name: string;
  /** The value of its texts; the default if there is none, or only unknown ones. */
  read: (texts: readonly string[]) => Value;
  /** The texts of a value; none for the default, which the URL does not contain. */
  write: (value: Value) => readonly string[];
}

/** The parameter of each field of an object. */
export type UrlParameters<Values> = { readonly [Key in keyof Values]: UrlParameter<Values[Key]> };

/** The values of a table of parameters. */
export type ParameterValues<Table> = Table extends UrlParameters<infer Values> ? Values : never;

/** A parameter with one of several values, or `fallback`. */
export function oneOf<Value extends string, Fallback extends Value | null>(
  name: string,
  values: readonly Value[],
  fallback: Fallback,
): UrlParameter<Value | Fallback> {
  return {
    name,
    read: ([text]) => values.find((value) => value === text) ?? fallback,
    write: (value) => (value === null || value === fallback ? [] : [value]),
  };
}

/** A parameter with any number of values; they are read in the order of `values`. */
export function someOf<Value extends string>(
  name: string,
  values: readonly Value[],
): UrlParameter<readonly Value[]> {
  return {
    name,
    read: (texts) => values.filter((value) => texts.includes(value)),
    write: (chosen) => chosen,
  };
}

/** A parameter that is `true` or missing. */
export function flag(name: string): UrlParameter<boolean> {
  return { name, read: ([text]) => text === 'true', write: (value) => (value ? ['true'] : []) };
}

/** A trimmed text; `null` if it is missing, blank or invalid. */
export function freeText(
  name: string,
  isValid: (text: string) => boolean = () => true,
): UrlParameter<string | null> {
  return {
    name,
    read: ([text = '']) => (isValid(text.trim()) && text.trim()) || null,
    write: (value) => (value ? [value] : []),
  };
}

/**
 * The values of a parameter that another system wrote, as a token or an id: percent-decoded once. A
 * plus sign stays one, while `URLSearchParams` reads it as a space.
 */
export function readVerbatim(search: string, name: string): string[] {
  return new URLSearchParams(search.replaceAll('+', '%2B')).getAll(name);
}

/** Reads the values of a search string. */
export function readParameters<Values extends object>(
  table: UrlParameters<Values>,
  search: string,
): Values {
  const parameters = new URLSearchParams(search);
  const values: Partial<Values> = {};
  for (const key in table) {
    const { name, read } = table[key];
    values[key] = read(parameters.getAll(name));
  }
  return values as Values;
}

/** A search string with these changes; other parameters are kept, also in their order. */
export function withParameters<Values extends object>(
  table: UrlParameters<Values>,
  search: string,
  changes: Partial<NoInfer<Values>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const key in table) {
    const value = changes[key];
    if (value === undefined) continue;
    const { name, write } = table[key];
    const [first, ...others] = write(value);
    if (first === undefined) parameters.delete(name);
    else parameters.set(name, first);
    for (const text of others) parameters.append(name, text);
  }
  return `?${parameters.toString()}`;
}
