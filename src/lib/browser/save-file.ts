/** The browser reads the file after `click()` has returned; its URL is revoked after this delay. */
const REVOKE_AFTER_MS = 10_000;

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
