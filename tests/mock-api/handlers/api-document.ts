import { BRAND_COLORS } from '@/config/brand/brand';
import openapi from '../../../docs/api/openapi.yaml?raw';
import { site } from '../paths';
import { html, script } from '../respond';
import { siteCall } from './call';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal API</title>
<script type="module" src="rapidoc.js"></script>
<rapi-doc spec-url="openapi.yaml" load-fonts="false" allow-try="false" show-header="false"
  render-style="read" theme="light" primary-color="${BRAND_COLORS.DEFAULT}" schema-style="table"></rapi-doc></html>`;

/** docs/api/openapi.yaml as a page. */
export const apiDocumentHandlers = [
  siteCall('GET', site.apiPage, () => html(PAGE)),
  siteCall(
    'GET',
    site.apiDocument,
    () => new Response(openapi, { headers: { 'Content-Type': 'application/yaml' } }),
  ),
  siteCall('GET', site.apiRenderer, async () => {
    const renderer = await import('rapidoc/dist/rapidoc-min.js?raw');
    return script(renderer.default);
  }),
];
