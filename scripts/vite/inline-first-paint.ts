import type { Plugin, Rolldown } from 'vite';
import { PRODUCT_NAME } from '../../src/config/brand/brand.ts';
import { earlyScript } from './early-script.ts';
import { inlineScript } from './inline-script.ts';
import { shellTemplates } from './shells.ts';

const TOO_OLD = `This browser is too old for ${PRODUCT_NAME}. Please update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.`;

/** Replaces the links to style sheets by inline styles. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  let inlined = html;
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
}

/**
 * Adds a link to the chunk of the member phase, which src/early/preload-member-chunk.ts turns into a
 * preload. Browsers ignore a link without `rel`.
 */
function addMemberChunkLink(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const chunk = Object.values(bundle).find(({ name }) => name === 'member');
  if (!chunk) throw new Error('The build has no chunk for the member phase.');
  return html.replace('</head>', `<link id="member-chunk" href="${base}${chunk.fileName}"></head>`);
}

/**
 * Inlines into index.html what the first paint and the first requests need: the check for old
 * browsers, the shells, the scripts of src/early, and in the build the style sheet and a link to the
 * chunk of the member phase.
 * @param options.apiUrl base of the portal API, without a trailing slash
 */
export function inlineFirstPaint(options: { apiUrl: string }): Plugin {
  let base = '/';
  let templates: Promise<string> | undefined;
  let scripts: Promise<[head: string, body: string]> | undefined;
  return {
    name: 'inline-first-paint',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        templates ??= shellTemplates();
        const settings = { ...options, base };
        scripts ??= Promise.all([earlyScript('head', settings), earlyScript('body', settings)]);
        const [head, body] = await scripts;
        const check = inlineScript('browser-check.js', '__TEXT__', TOO_OLD);
        const shells = await templates;
        const page = html
          .replace(/<meta charset[^>]*>/, (charset) => charset + head)
          .replace('<!-- early -->', () => `${check}${shells}${body}`);
        return bundle ? addMemberChunkLink(inlineStyles(page, bundle), bundle, base) : page;
      },
    },
  };
}
