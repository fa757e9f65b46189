/**
 * Runs inline in index.html before the application's script. It must stay small, because its
 * imports are inlined as well (docs/decisions/first-screen.md).
 */
import { sendEarlyRequests } from './early-requests';
import { switchOnCachedFont } from './font';
import { watchStart } from './late-start';
import { shellShape, showShell } from './shell';

const shape = shellShape(window.location.pathname);
sendEarlyRequests(String(import.meta.env.VITE_API_URL), shape);
switchOnCachedFont();
if (shape) showShell(shape);
watchStart();
