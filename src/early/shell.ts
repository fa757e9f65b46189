import type { ShellShape } from '@/config/routes';

/** Renders a shell from its template element in index.html. */
export function showShell(shape: ShellShape): void {
  const template = document.getElementById(`shell-${shape}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.getElementById('root')?.replaceChildren(template.content.cloneNode(true));
}
