import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '@/app/layout/page-shell';
import { SHELL_SHAPES } from '@/early/shell';

/** One template a shape, which src/early/shell.ts finds by its id. */
export function renderShells(): string {
  return SHELL_SHAPES.map(
    (shape) =>
      `<template id="shell-${shape}">${renderToStaticMarkup(<PageShell shape={shape} />)}</template>`,
  ).join('');
}
