import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const earlyRequests = readFileSync(new URL('./early-requests.js', import.meta.url), 'utf8');

/** The script without its comments and indentation; it is small enough to need no minifier. */
function compact(script: string): string {
  return script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/**
 * Puts into index.html what the first paint and the first requests need, so that neither waits for
 * a further file: the early requests, and in the build the style sheet.
 * @param options.apiUrl base of the portal API, without a trailing slash
 */
export function inlineFirstPaint(options: { apiUrl: string }): Plugin {
  return {
    name: 'inline-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = compact(earlyRequests).replace(
          '__API_URL__',
          // A closing tag inside the address would end the script element.
          JSON.stringify(options.apiUrl).replaceAll('<', '\\u003c'),
        );
        const withScript = html.replace('<!-- early requests -->', `<script>${script}</script>`);
        if (!bundle) return withScript;

        let inlined = withScript;
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          const link = new RegExp(`\\s*<link[^>]+href="[^"]*${asset.fileName}"[^>]*>`);
          if (!link.test(inlined)) continue;
          const css = String(asset.source).trim();
          inlined = inlined
            .replace(link, () => '')
            .replace('</head>', () => `<style>${css}</style></head>`);
          delete bundle[asset.fileName];
        }
        return inlined;
      },
    },
  };
}
