/**
 * Lint rule: who may import whom. The table stands in .oxlintrc.json, one row a part of the
 * project: its folder, and the folders or files that it may import besides itself. In a row's name
 * `*` is any one folder, so that `features/*` is as many parts as there are features; among what a
 * part may import `**` is any path. Written with `@/`, with `../`, as a type or as `import()`, an
 * import is the same import.
 */
import path from 'node:path';

/** What the bundler resolves by itself, whoever imports it. */
const ASSET = /\.(css|svg|woff2)$/;

/** The place of a file as the table names it: `src/` and the extension are left out. */
function place(cwd, file) {
  return path
    .relative(cwd, file)
    .split(path.sep)
    .join('/')
    .replace(/^src\//, '')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** The file that an import stands for; null for a package. */
function target(cwd, importer, specifier) {
  const [bare] = specifier.split('?');
  if (bare.startsWith('@/')) return path.join(cwd, 'src', bare.slice(2));
  if (bare.startsWith('@mock-api/')) return path.join(cwd, 'tests/mock-api', bare.slice(10));
  if (bare.startsWith('/')) return path.join(cwd, bare);
  return /^\.\.?(\/|$)/.test(bare) ? path.resolve(path.dirname(importer), bare) : null;
}

function pattern(folder) {
  const source = folder
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]+')
    .replaceAll('\0', '.+');
  return new RegExp(`^${source}(?=/|$)`);
}

/** The row of a place and the folder that its name stands for there; null for a place without one. */
function partOf(rows, at) {
  for (const [name, mayImport] of rows) {
    const folder = pattern(name).exec(at)?.[0];
    if (folder !== undefined) return { folder, mayImport };
  }
  return null;
}

function createRule(context) {
  const { cwd, filename } = context;
  const rows = Object.entries(context.options[0]);
  const at = place(cwd, filename);
  const part = partOf(rows, at);
  const isSource = path.relative(cwd, filename).startsWith(`src${path.sep}`);

  function check(node, source) {
    if (!part || typeof source?.value !== 'string') return;
    const file = target(cwd, filename, source.value);
    if (file === null || ASSET.test(file)) return;
    const wanted = place(cwd, file);
    const allowed = [part.folder, ...part.mayImport];
    if (allowed.some((folder) => pattern(folder).test(wanted))) return;
    const list = part.mayImport.join(', ') || 'packages only';
    context.report({
      node,
      message: `${part.folder} may not import ${wanted}. Besides itself it may import: ${list}.`,
    });
  }

  return {
    Program(node) {
      if (isSource && !part) {
        context.report({ node, message: `${at} belongs to no part of the import table.` });
      }
    },
    ImportDeclaration: (node) => check(node, node.source),
    ExportNamedDeclaration: (node) => check(node, node.source),
    ExportAllDeclaration: (node) => check(node, node.source),
    ImportExpression: (node) => check(node, node.source),
    TSImportType: (node) => check(node, node.source),
  };
}

export default {
  meta: { name: 'portal' },
  rules: {
    'import-directions': {
      meta: { type: 'problem', schema: [{ type: 'object' }] },
      create: createRule,
    },
  },
};
