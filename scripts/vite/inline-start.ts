import type { Plugin, Rolldown } from 'vite';
import { balance, creditPurchaseStatus, tools, verifyToken } from '../../src/config/endpoints.ts';
import { routes } from '../../src/config/routes.ts';
import { start } from '../../src/inline/start.ts';
import { inlineScript } from './inline-script.ts';

/**
 * What src/inline/start.ts needs to know of the build.
 * @param base the path below which the portal is served, with a trailing slash
 */
export function startArguments(apiUrl: string, base: string): Parameters<typeof start> {
  const pages = Object.values(routes).flatMap(({ path, isGuarded }) => (isGuarded ? [] : path));
  const ofMember = [balance, creditPurchaseStatus];
  return [apiUrl, base, pages, { session: verifyToken, tools, ofMember }];
}

/** Replaces the link to the style sheet by inline styles. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const style = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error('The build has no style sheet.');
  delete bundle[style.fileName];
  return html.replace(
    /<link rel="stylesheet"[^>]*>/,
    () => `<style>${String(style.source).trim()}</style>`,
  );
}

/**
 * Adds links to chunks that the entry imports later: the catalogue, which the members open most, is
 * preloaded at once, and the controls of the bar when main.tsx runs, because they would share the
 * network with it. Browsers ignore a link without `rel`.
 */
function addChunkLinks(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const hrefOf = (chunkName: string) => {
    const chunk = Object.values(bundle).find(({ name }) => name === chunkName);
    if (!chunk) throw new Error(`The build has no chunk ${chunkName}.`);
    return `crossorigin href="${base}${chunk.fileName}"`;
  };
  return html.replace(
    '<style>',
    `<link rel="modulepreload" ${hrefOf('explore')}><link id="controls" ${hrefOf('controls')}><style>`,
  );
}

/**
 * Inlines src/inline/start.ts and, in the build, the style sheet into index.html, and links its
 * next chunks.
 * @param options.apiUrl base of the portal API, without a trailing slash
 */
export function inlineStart({ apiUrl }: { apiUrl: string }): Plugin {
  let base = '/';
  return {
    name: 'inline-start',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = inlineScript(start, startArguments(apiUrl, base));
        const page = html.replace('<!-- start -->', () => script);
        return bundle ? addChunkLinks(inlineStyles(page, bundle), bundle, base) : page;
      },
    },
  };
}
