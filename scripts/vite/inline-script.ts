import { readFileSync } from 'node:fs';

/**
 * Reads a script of this folder as a script element for index.html, without comments and
 * indentation.
 * @param file name of the script
 * @param placeholder text of the script that is replaced by the value
 * @param value a value that can be serialized as JSON
 */
export function inlineScript(file: string, placeholder: string, value: unknown): string {
  const script = readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
  // A closing tag in the value would end the script element.
  const literal = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script>${script.replace(placeholder, () => literal)}</script>`;
}
