/** Reads an answer's text the same way for every client: JSON where it is JSON, else the text. */
export function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
