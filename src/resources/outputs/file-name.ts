import { localDay } from '@/lib/parse/parse-date';
import { outputName } from './output-name';
import type { SavedOutput } from './saved-output';

/**
 * Longer names are truncated: Windows limits a path to 260 characters, and other systems limit a
 * name to 255 bytes.
 */
const MAX_NAME_LENGTH = 60;

/**
 * A file name without extension that is valid on every system: letters and digits of any language,
 * joined by hyphens. `Acme / "Q3"?` becomes `acme-q3`; a title without either gives `output`.
 */
export function safeFileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = Array.from(words.join('-')).slice(0, MAX_NAME_LENGTH).join('').replace(/-+$/, '');
  // Windows reserves device names, even with an extension.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);
  return name === '' || isDevice ? `output${name && `-${name}`}` : name;
}

/**
 * The title of an output's file: its day and its name (docs/product/outputs.md#copy-and-download).
 */
export function outputFileTitle(
  output: Pick<SavedOutput, 'createdAt' | 'excerptSource' | 'title' | 'tab'>,
): string {
  const day = output.createdAt === null ? '' : localDay(output.createdAt);
  return `${day} ${outputName(output)}`.trim();
}

/** The name of a Markdown file: `acme-q3.md`. */
export function markdownFileName(title: string): string {
  return `${safeFileName(title)}.md`;
}

/** The names of Markdown files in one folder: a repeated one gets a number, as in `acme-2.md`. */
export function uniqueMarkdownNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const base = safeFileName(title);
    let count = counts.get(base) ?? 0;
    let name: string;
    do {
      count += 1;
      name = count === 1 ? base : `${base}-${count}`;
    } while (taken.has(name));
    counts.set(base, count);
    taken.add(name);
    return `${name}.md`;
  });
}
