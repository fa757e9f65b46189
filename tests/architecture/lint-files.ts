import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A lint error: its file and its rule. */
export interface Finding {
  file: string;
  /** '' for a file that can't be parsed. */
  rule: string;
  message: string;
}

interface Diagnostic {
  filename: string;
  code?: string;
  message: string;
}

function runLinter(folder: string): string {
  try {
    const linter = join(root, 'node_modules/.bin/oxlint');
    return execFileSync(linter, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // The linter exits with an error when it has findings, which are on stdout as well.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') {
      return error.stdout;
    }
    throw error;
  }
}

/**
 * Lints files with this project's rules in a temporary folder, so that no other check includes
 * them.
 * @param files text by path below the project's folder
 */
export function lintFiles(files: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const kept of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint']) {
      cpSync(join(root, kept), join(folder, kept), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { diagnostics } = JSON.parse(runLinter(folder)) as { diagnostics: Diagnostic[] };
    return diagnostics.map(({ filename, code = '', message }) => ({
      file: filename,
      rule: code,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
