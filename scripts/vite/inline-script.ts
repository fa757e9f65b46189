import { minifySync } from 'vite';

/**
 * A script element for index.html that calls a function with settings.
 * @param code uses nothing of its file, because only its own source is inlined
 * @param settings can be serialized as JSON
 */
export function inlineScript<Settings extends readonly unknown[]>(
  code: (...settings: Settings) => void,
  settings: Settings,
): string {
  // A closing tag in the settings would end the script element.
  const literal = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const call = `(${String(code)})(...${literal})`;
  return `<script>${minifySync('inline.js', call).code.trim()}</script>`;
}
