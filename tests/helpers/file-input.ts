/** The hidden input of the open documents dialog, in the place of the file picker that its button opens. */
export function findFileInput(): HTMLInputElement {
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return input;
}
