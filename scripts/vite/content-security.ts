import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Env } from '../../src/config/env.ts';
import { inlineScript } from './inline-script.ts';
import { enforcesTrustedTypes, securityHeaders, trustedScripts } from './security-headers.ts';

/**
 * Runs inline before any other script. The Trusted Types policy allows as script URLs only those of
 * the settings, with any query, and neither HTML nor code as text.
 */
function trustScripts(urls: string[]): void {
  Object(window).trustedTypes?.createPolicy('default', {
    createScriptURL(url: string) {
      const { origin, pathname } = new URL(url, location.href);
      return urls.includes(origin + pathname) ? url : null;
    },
  });
}

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
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!enforcesTrustedTypes(env)) return html;
        const script = inlineScript(trustScripts, [trustedScripts(env)]);
        return html.replace(/<meta charset[^>]*>/, (charset) => charset + script);
      },
    },
    writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('The build has no index.html.');
      const headers = securityHeaders(String(page.source), env);
      mkdirSync(`${dir}-headers`, { recursive: true });
      const write = (name: string, text: string) => writeFileSync(`${dir}-headers/${name}`, text);
      write('headers.json', `${JSON.stringify(headers, null, 2)}\n`);
      write('document.conf', nginxHeaders(headers.document));
      write('asset.conf', nginxHeaders(headers.asset));
    },
  };
}
