/** Why a browser would not give a response to a portal of this origin; `null` if it would. */
export function corsProblem(headers: Headers, origin: string): string | null {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === null) return 'Access-Control-Allow-Origin is missing';
  if (allowed === '*') return 'Access-Control-Allow-Origin is *, which excludes cookies';
  if (allowed !== origin) return 'Access-Control-Allow-Origin names another origin';
  if (headers.get('Access-Control-Allow-Credentials') !== 'true') {
    return 'Access-Control-Allow-Credentials is not true';
  }
  return null;
}

/** The entries of a header that is a list. */
function listOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim());
}

/** Methods that are allowed without being listed. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Why a browser would not send a request after the response to its preflight; `null` if it would.
 * With cookies, `*` allows nothing.
 * @param sendsJson whether the request has a JSON body
 */
export function preflightProblem(
  { ok, status, headers }: { ok: boolean; status: number; headers: Headers },
  { method, sendsJson, origin }: { method: string; sendsJson: boolean; origin: string },
): string | null {
  if (!ok) return `status ${status}`;
  const problem = corsProblem(headers, origin);
  if (problem !== null) return problem;
  const methods = listOf(headers, 'Access-Control-Allow-Methods');
  if (!SAFE_METHODS.includes(method) && !methods.includes(method))
    return `${method} is not allowed`;
  const names = listOf(headers, 'Access-Control-Allow-Headers').map((name) => name.toLowerCase());
  return !sendsJson || names.includes('content-type')
    ? null
    : 'Access-Control-Allow-Headers lacks content-type';
}
