import { readFileSync } from 'node:fs';

/**
 * A script of this folder to stand inline in index.html, without its comments and indentation; it
 * is small enough to need no minifier.
 * @param file name of the script, with a placeholder
 * @param placeholder what the value stands in for
 * @param value anything that JSON can hold
 */
export function inlineScript(file: string, placeholder: string, value: unknown): string {
  const script = readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
  // A closing tag inside a value would end the script element.
  const literal = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script>${script.replace(placeholder, () => literal)}</script>`;
}
