/**
 * Lint rule for the directions of imports. The table in .oxlintrc.json has one row per folder
 * pattern or file: the pattern, and the folders or files that a matching file may import besides
 * its own folder. In a row's pattern `*` is one folder name, so that each feature is separate in
 * `features/*`; in a list `**` is any path. Applies to imports with `@/`, `@mock-api/`, `./`, `../`
 * and `/`, of types, and by `import()`.
 */
import path from 'node:path';

/** Files that every folder may import. */
const ASSET = /\.(css|svg|woff2)$/;

/** The path of a file as in the table: without `src/` and the extension. */
function tablePath(cwd, file) {
  return path
    .relative(cwd, file)
    .split(path.sep)
    .join('/')
    .replace(/^src\//, '')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** The file that a specifier resolves to; null for a package. */
function resolveImport(cwd, importer, specifier) {
  const [bare] = specifier.split('?');
  if (bare.startsWith('@/')) return path.join(cwd, 'src', bare.slice(2));
  if (bare.startsWith('@mock-api/')) return path.join(cwd, 'tests/mock-api', bare.slice(10));
  if (bare.startsWith('/')) return path.join(cwd, bare);
  return /^\.\.?(\/|$)/.test(bare) ? path.resolve(path.dirname(importer), bare) : null;
}

function toRegExp(folder) {
  const source = folder
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]+')
    .replaceAll('\0', '.+');
  return new RegExp(`^${source}(?=/|$)`);
}

/** The matched folder of a file and its row's list; null if no row matches. */
function findRow(rows, file) {
  for (const [name, mayImport] of rows) {
    const folder = toRegExp(name).exec(file)?.[0];
    if (folder !== undefined) return { folder, mayImport };
  }
  return null;
}

function createRule(context) {
  const { cwd, filename } = context;
  const rows = Object.entries(context.options[0]);
  const importer = tablePath(cwd, filename);
  const row = findRow(rows, importer);
  const isSource = path.relative(cwd, filename).startsWith(`src${path.sep}`);

  function check(node, source) {
    if (!row || typeof source?.value !== 'string') return;
    const file = resolveImport(cwd, filename, source.value);
    if (file === null || ASSET.test(file)) return;
    const imported = tablePath(cwd, file);
    const allowed = [row.folder, ...row.mayImport];
    if (allowed.some((folder) => toRegExp(folder).test(imported))) return;
    const list = row.mayImport.join(', ') || 'packages only';
    context.report({
      node,
      message: `${row.folder} may not import ${imported}. Besides itself it may import: ${list}.`,
    });
  }

  return {
    Program(node) {
      if (isSource && !row) {
        context.report({ node, message: `${importer} matches no row of the import table.` });
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
