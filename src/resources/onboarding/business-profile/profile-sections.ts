/** The sections of a generated profile (docs/product/generated-profile.md#sections). */
import { markdownHeadings } from '@/lib/text/markdown-headings';

interface Section {
  title: string;
  /** The Markdown of the section, which begins with its heading. */
  text: string;
  /** The Markdown below the heading. */
  body: string;
}

/**
 * Splits a profile at its headings of the topmost level, without a title of level 1 that begins it.
 * `introduction` is the Markdown before the first section.
 */
export function splitProfile(markdown: string): { introduction: string; sections: Section[] } {
  const headings = [...markdownHeadings(markdown)];
  const below = headings[0]?.level === 1 ? headings.slice(1) : headings;
  const level = Math.min(...below.map((heading) => heading.level));
  const topmost = below.filter((heading) => heading.level === level);
  return {
    introduction: markdown.slice(0, topmost[0]?.start ?? markdown.length),
    sections: topmost.map(({ text, start, end }, index) => {
      const next = topmost[index + 1]?.start ?? markdown.length;
      return { title: text, text: markdown.slice(start, next), body: markdown.slice(end, next) };
    }),
  };
}

/** The sections of a profile by their headings as plain text, in order. */
export function profileSections(markdown: string): string[] {
  return splitProfile(markdown).sections.map(({ title }) => title);
}
