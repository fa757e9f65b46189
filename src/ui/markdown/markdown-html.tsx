import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import { markdownSections } from '@/lib/text/markdown-sections';
import { MARKDOWN_OPTIONS } from './markdown';
import { DEEPLY_NESTED_LINE } from './markdown-tree';

/**
 * The HTML of a Markdown text without styles, for the clipboard. An image becomes a link, because
 * creating its element would request it.
 */
export function markdownToHtml(text: string): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => {
    root.render(
      markdownSections(text).map((section, index) =>
        DEEPLY_NESTED_LINE.test(section) ? (
          <p key={index}>{section}</p>
        ) : (
          <ReactMarkdown
            key={index}
            {...MARKDOWN_OPTIONS}
            components={{ img: ({ src, alt }) => (src ? <a href={src}>{alt || src}</a> : alt) }}
          >
            {section}
          </ReactMarkdown>
        ),
      ),
    );
  });
  const html = host.innerHTML;
  root.unmount();
  return html;
}
