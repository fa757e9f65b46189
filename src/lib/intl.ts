/**
 * Returns a function that formats numbers. The formatter is created at its first use: the first `Intl`
 * object of a page takes 25 ms on a slow device, and a module that created one would delay its chunk.
 */
export function numberFormatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => (formatter ??= new Intl.NumberFormat('en-US', options)).format(value);
}
