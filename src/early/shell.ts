import { guardedPatterns, paths, patterns } from '@/config/paths';

export const SHELL_SHAPES = ['catalogue', 'tool', 'profile', 'home', 'plain'] as const;

/** The skeleton that a page shows while the session is validated. */
export type ShellShape = (typeof SHELL_SHAPES)[number];

const SHAPES: Readonly<Record<string, ShellShape>> = {
  [paths.explore]: 'catalogue',
  [patterns.tool]: 'tool',
  [paths.profile]: 'profile',
  [paths.home]: 'home',
};

type UrlParts = Pick<Location, 'pathname' | 'search'>;

function matches(pattern: string, pathname: string): boolean {
  const source = pattern === '/' ? '' : pattern.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/*$`, 'i').test(pathname);
}

/** The shell of the page at a URL; `null` for a public page, which has none. */
export function shellShape({ pathname, search }: UrlParts): ShellShape | null {
  const pattern = guardedPatterns.find((guarded) => matches(guarded, pathname));
  if (pattern === undefined) return null;
  // The page of the business profile has the path of the outputs.
  if ((pathname + search).startsWith(paths.generatedProfile)) return 'plain';
  return SHAPES[pattern] ?? 'plain';
}

/** Renders a shell from its template element in index.html. */
export function showShell(shape: ShellShape): void {
  const template = document.getElementById(`shell-${shape}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.getElementById('root')?.replaceChildren(template.content.cloneNode(true));
}
