import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Env } from '../../src/config/env.ts';
import { inlineScript } from './inline-script.ts';
import { enforcesTrustedTypes, securityHeaders, trustedScripts } from './security-headers.ts';

/** Formats headers as nginx directives; their values contain no quotes and no variables. */
function nginxHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/**
 * Inlines the Trusted Types policy into the page, and writes the security headers of the build into
 * `dist-headers/`: two files for nginx to include, and JSON for other servers.
 * @param env the settings of the build
 */
export function contentSecurity(env: Env): Plugin {
  let headersDir = 'dist-headers';
  return {
    name: 'content-security',
    apply: 'build',
    configResolved(config) {
      headersDir = `${resolve(config.root, config.build.outDir)}-headers`;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!enforcesTrustedTypes(env)) return html;
        const policyScript = inlineScript(
          'trusted-scripts.js',
          '__SCRIPT_URLS__',
          trustedScripts(env),
        );
        return html.replace(/<meta charset[^>]*>/, (charset) => charset + policyScript);
      },
    },
    writeBundle(_, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html');
      if (page?.type !== 'asset') return this.error('The build has no index.html.');
      const headers = securityHeaders(String(page.source), env);
      mkdirSync(headersDir, { recursive: true });
      writeFileSync(join(headersDir, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
      writeFileSync(join(headersDir, 'document.conf'), nginxHeaders(headers.document));
      writeFileSync(join(headersDir, 'asset.conf'), nginxHeaders(headers.asset));
    },
  };
}
