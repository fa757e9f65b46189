import openapi from '../../../docs/api/openapi.yaml?raw';
import { site } from '../paths';
import { html, script } from '../respond';
import { siteCall } from './call';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal API</title>
<link rel="stylesheet" href="swagger-ui.css"><div id="api"></div><script src="swagger-ui.js"></script>
<script>SwaggerUIBundle({ url: 'openapi.yaml', dom_id: '#api', supportedSubmitMethods: [] });</script></html>`;

/** docs/api/openapi.yaml as a page. */
export const apiDocumentHandlers = [
  siteCall('GET', site.apiPage, () => html(PAGE)),
  siteCall(
    'GET',
    site.apiDocument,
    () => new Response(openapi, { headers: { 'Content-Type': 'application/yaml' } }),
  ),
  siteCall('GET', site.apiRenderer, async () => {
    const renderer = await import('swagger-ui-dist/swagger-ui-bundle.js?raw');
    return script(renderer.default);
  }),
  siteCall('GET', site.apiStyles, async () => {
    const styles = await import('swagger-ui-dist/swagger-ui.css?raw');
    return new Response(styles.default, { headers: { 'Content-Type': 'text/css' } });
  }),
];
