import type { Plugin, Rolldown } from 'vite';
import { earlyScript } from './early-script.ts';
import { inlineScript } from './inline-script.ts';
import { shellTemplates } from './shells.ts';

const TOO_OLD =
  'This browser is too old for AI Tools Portal. Please update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.';

/** Moves the style sheets that the page links into the page. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
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
 * Names the file of the member phase in the page, for src/app/start-member-phase.ts to preload.
 * Without `rel` the browser ignores the link until then.
 */
function withMemberChunk(html: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(({ name }) => name === 'member');
  if (!chunk) throw new Error('The build has no chunk for the member phase.');
  return html.replace('</head>', `<link id="member-chunk" href="/${chunk.fileName}"></head>`);
}

/**
 * Puts into index.html what the first paint and the first requests need, so that neither waits for
 * a further file: the test for old browsers, the shells, the script of src/early, and in the build
 * the style sheet and the name of the member phase's file.
 * @param options.apiUrl base of the portal API, without a trailing slash
 */
export function inlineFirstPaint(options: { apiUrl: string }): Plugin {
  let templates: Promise<string> | undefined;
  let script: Promise<string> | undefined;
  return {
    name: 'inline-first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        templates ??= shellTemplates();
        script ??= earlyScript(options.apiUrl);
        const check = inlineScript('browser-check.js', '__TEXT__', TOO_OLD);
        const early = `${check}${await templates}<script>${await script}</script>`;
        const page = html.replace('<!-- early -->', () => early);
        return bundle ? withMemberChunk(withStyles(page, bundle), bundle) : page;
      },
    },
  };
}
