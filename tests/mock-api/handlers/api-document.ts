import openapi from '../../../docs/api/openapi.yaml?raw';
import { site } from '../paths';
import { siteCall } from './call';

/** docs/api/openapi.yaml. */
export const apiDocumentHandlers = [
  siteCall(
    'GET',
    site.apiDocument,
    () => new Response(openapi, { headers: { 'Content-Type': 'application/yaml' } }),
  ),
];
