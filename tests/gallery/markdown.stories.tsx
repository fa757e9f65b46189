import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';
import { LONG_WORD, SENTENCE } from './state';

const TEXT = `# A plan for the quarter

${SENTENCE} It has **strong**, _emphasized_, ~~deleted~~ and \`code\` parts, and [a link](https://example.com/).

## Lists

1. One
2. Two
   - nested
   - again

- [x] A task that is done
- [ ] A task that is open

> A quotation. ${SENTENCE}

### A table

| Tool | Credits | Note |
| :--- | ------: | ---- |
| Brand Story | 12 | ${SENTENCE} |
| Value Ladder | 1,284 | ${SENTENCE} |

\`\`\`
A line of code that is much longer than a phone is wide, and therefore scrolls inside of its box without the page.
\`\`\`

---

${LONG_WORD}

<script>alert('HTML is dropped')</script>
`;

const WORDS = ['plan', 'tool', 'credits'];

/** With the words of a search, which are marked. */
export function MarkdownText() {
  return (
    <>
      <LazyMarkdown level={2} words={WORDS}>
        {TEXT}
      </LazyMarkdown>
      <p>
        <MarkedText words={WORDS}>A plain text about credits and a tool.</MarkedText>
      </p>
    </>
  );
}
