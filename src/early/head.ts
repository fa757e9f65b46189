/**
 * Runs inline at the start of index.html, before the browser has parsed the styles, so that the
 * first requests are sent early. It must stay small, because its imports are inlined as well
 * (docs/decisions/first-screen.md).
 */
import { shellShape } from '@/config/routes';
import { routerLocation } from '@/lib/browser/base-path';
import { sendEarlyRequests } from './early-requests';
import { enableCachedFont } from './font';

sendEarlyRequests(String(import.meta.env.VITE_API_URL), shellShape(routerLocation()));
enableCachedFont();
