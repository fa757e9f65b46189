/**
 * Copies a text to the clipboard. The Clipboard API fails without https, in some frames and without
 * permission; then `execCommand` is tried.
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Copies a text as HTML for word processors and as plain text for other programs. Where HTML can't
 * be copied, it copies the plain text.
 * @param html may still be pending, because browsers allow copying only in response to a click
 * @returns whether the text was copied
 */
export async function copyRichText(text: string, html: Promise<string>): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': html.then((content) => new Blob([content], { type: 'text/html' })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Next to the focused element, because an open dialog's focus trap would move the focus back.
  (focused?.parentElement ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
