/**
 * Runs inline in index.html behind the elements that it uses, before the application's script. It
 * must stay small, because its imports are inlined as well (docs/decisions/first-screen.md).
 */
import { shellShape } from '@/config/routes';
import { routerLocation } from '@/lib/browser/base-path';
import { watchStart } from './start-notice';
import { preloadMemberChunk } from './preload-member-chunk';
import { showShell } from './shell';

const shape = shellShape(routerLocation());
if (shape) showShell(shape);
watchStart();
preloadMemberChunk();
