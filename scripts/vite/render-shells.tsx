import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '@/app/layout/page-shell';
import { SHELL_SHAPES } from '@/config/routes';

/** Renders a template element for each shell; src/early/shell.ts selects one by id. */
export function renderShells(): string {
  return SHELL_SHAPES.map(
    (shape) =>
      `<template id="shell-${shape}">${renderToStaticMarkup(<PageShell shape={shape} />)}</template>`,
  ).join('');
}
