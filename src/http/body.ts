/** Parses a response body: JSON if it is valid JSON, else the text; `null` if it is empty. */
export function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
