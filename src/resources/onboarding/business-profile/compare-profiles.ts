/** The choice between two texts of a profile by section (docs/product/generated-profile.md#choose). */
import { closeFence } from '@/lib/text/markdown-fences';
import { splitProfile } from './profile-sections';

/** The Markdown of a section in one of the two texts. */
interface SectionText {
  text: string;
  /** Without the heading. */
  body: string;
}

/** A section that is in at least one of the two texts. */
export interface ComparedSection {
  /** Unique among the sections of a comparison. */
  key: string;
  title: string;
  /** `null` if the current text has no such section. */
  before: SectionText | null;
  /** `null` if the new text has no such section. */
  after: SectionText | null;
  /** `unwritten`: the new text was cut off before it, so the current one stays. */
  state: 'same' | 'differs' | 'unwritten';
}

const INTRODUCTION = 'Title and introduction';

/** The sections of a text by key: the title in lower case, numbered where it repeats. */
function sectionsByKey(markdown: string): Map<string, SectionText & { title: string }> {
  const { introduction, sections } = splitProfile(markdown);
  const byKey = new Map([['', { title: INTRODUCTION, text: introduction, body: introduction }]]);
  const counts = new Map<string, number>();
  for (const section of sections) {
    const name = section.title.toLowerCase();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    byKey.set(`${name} ${count}`, section);
  }
  return byKey;
}

/** The keys of the first list, with each further key behind the one that it follows in the second. */
function mergeKeys(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  const known = new Set(first);
  second.forEach((key, index) => {
    if (!known.has(key)) merged.splice(merged.indexOf(second[index - 1] ?? '') + 1, 0, key);
  });
  return merged;
}

/**
 * Compares the current text of a profile with a new one, section by section: in the order of the
 * current text, each added section behind the one that it follows in the new text.
 * @param isComplete false for a new text that was cut off
 */
export function compareProfiles(
  before: string,
  after: string,
  isComplete: boolean,
): ComparedSection[] {
  const current = sectionsByKey(before);
  const added = sectionsByKey(after);
  const keys = mergeKeys([...current.keys()], [...added.keys()]);
  return keys.flatMap((key) => {
    const [old, next] = [withText(current.get(key)), withText(added.get(key))];
    if (!old && !next) return [];
    const isSame = old?.text.trim() === next?.text.trim();
    const state = isSame ? 'same' : next || isComplete ? 'differs' : 'unwritten';
    return { key, title: (next ?? old)?.title ?? '', before: old, after: next, state };
  });
}

/** `null` for a missing or blank section. */
function withText<Text extends SectionText>(section: Text | undefined): Text | null {
  return section && section.text.trim() !== '' ? section : null;
}

/**
 * The text with the chosen new sections and the other current ones. It is exactly the new text if that
 * is complete and all sections that differ are chosen, and exactly the current one if none is.
 * @param chosen the keys of the sections whose new text is used
 */
export function mixProfiles(
  before: string,
  after: string,
  isComplete: boolean,
  chosen: ReadonlySet<string>,
): string {
  const sections = compareProfiles(before, after, isComplete);
  const differing = sections.filter(({ state }) => state === 'differs');
  if (isComplete && differing.every(({ key }) => chosen.has(key))) return after;
  if (!differing.some(({ key }) => chosen.has(key))) return before;
  const texts = sections.map((section) =>
    (section.state === 'differs' && chosen.has(section.key)
      ? section.after
      : section.before
    )?.text.trim(),
  );
  return `${texts.flatMap((text) => (text ? [closeFence(text)] : [])).join('\n\n')}\n`;
}
