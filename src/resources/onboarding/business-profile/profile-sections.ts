import { markdownHeadings } from '@/lib/text/markdown-headings';

/**
 * The sections of a profile as plain text, in order: its headings of the topmost level, without a title of
 * level 1 that begins it.
 */
export function profileSections(markdown: string): string[] {
  const headings = [...markdownHeadings(markdown)];
  const below = headings[0]?.level === 1 ? headings.slice(1) : headings;
  const level = Math.min(...below.map((heading) => heading.level));
  return below.filter((heading) => heading.level === level).map(({ text }) => text);
}
