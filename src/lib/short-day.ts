const formatter = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** `Nov 26`, with a space that doesn't break. @param moment epoch milliseconds */
export function shortDay(moment: number): string {
  return formatter.format(moment).replace(' ', '\u00a0');
}

/** `November 26`. @param moment epoch milliseconds */
export function dayInWords(moment: number): string {
  return inWords.format(moment);
}
