import { lazyCode } from '@/lib/lazy-code';

/** The conversion of Markdown to HTML for the clipboard, in the chunk of the Markdown parser. */
export const markdownHtml = lazyCode(() => import('./markdown-html'));
