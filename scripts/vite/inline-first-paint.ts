import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

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
        const script = inlineScript('early-requests.js', '__API_URL__', options.apiUrl);
        const withScript = html.replace('<!-- early requests -->', () => script);
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
