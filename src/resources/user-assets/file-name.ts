/** Longer names are truncated, because some systems limit a whole path to 255 bytes. */
const MAX_NAME_LENGTH = 60;

/**
 * A file name that is valid on every system: letters and digits of any language, joined by hyphens.
 * `Acme / "Q3"?` becomes `acme-q3.md`; a title without either gives `output.md`.
 */
export function markdownFileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = Array.from(words.join('-')).slice(0, MAX_NAME_LENGTH).join('').replace(/-+$/, '');
  // Windows reserves device names, also with an extension.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);
  return `${name === '' || isDevice ? `output${name && `-${name}`}` : name}.md`;
}
