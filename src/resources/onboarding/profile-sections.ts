import { markdownHeadings } from '@/lib/markdown-headings';

/**
 * The sections of a profile by their headings, in order (docs/product/generated-profile.md#sections):
 * the headings of the topmost level as plain text, without a title of level 1 that begins the text.
 */
export function profileSections(markdown: string): string[] {
  const headings = markdownHeadings(markdown);
  const below = headings[0]?.level === 1 ? headings.slice(1) : headings;
  const level = Math.min(...below.map((heading) => heading.level));
  return below.filter((heading) => heading.level === level).map(({ text }) => text);
}
