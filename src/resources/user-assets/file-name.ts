/** Longer names are cut: some systems take no more than 255 bytes, folders included. */
const NAME_LENGTH = 60;

/**
 * A file name that every system takes: letters and digits of any language, words joined by hyphens.
 * `Acme / "Q3"?` becomes `acme-q3.md`; a title without either gives `output.md`.
 */
export function markdownFileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = Array.from(words.join('-')).slice(0, NAME_LENGTH).join('').replace(/-+$/, '');
  // Names of devices, which Windows refuses with any ending.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);
  return `${name === '' || isDevice ? `output${name && `-${name}`}` : name}.md`;
}
