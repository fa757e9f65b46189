/**
 * Runs inline in index.html, before any other script of the portal, and is small for that reason:
 * what it imports is part of the page (docs/decisions/first-screen.md).
 */
import { sendEarlyRequests } from './early-requests';
import { switchOnCachedFont } from './font';
import { watchStart } from './late-start';
import { shellShape, showShell } from './shell';

const shape = shellShape(window.location.pathname);
sendEarlyRequests(String(import.meta.env['VITE_API_URL']), shape);
switchOnCachedFont();
if (shape) showShell(shape);
watchStart();
