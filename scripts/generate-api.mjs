/** `npm run generate:api`: writes the components of docs/api/openapi.yaml from the portal's schemas. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSourceLoader } from './lib/load-sources.mjs';

const file = fileURLToPath(new URL('../docs/api/openapi.yaml', import.meta.url));
const sources = await createSourceLoader();
try {
  const { withGeneratedComponents } = await sources.load('/scripts/api-document/generate.ts');
  const text = withGeneratedComponents(await readFile(file, 'utf8'));
  await writeFile(file, text);
} finally {
  await sources.close();
}
