/** The profile that is generated from the 19 answers (credits specification, sections 4 and 7). */
import * as endpoints from '@/config/endpoints';
import { parseBody } from '@/http/body';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { streamText } from '@/http/stream';
import { isRecord } from '@/lib/optional-fields';
import { ANSWER_FIELDS, type Answers } from './fields';
import { ProfileRejectedError } from './generated-failure';

/** How a page begins that something before the server sent in its place. */
const PAGE = /^<(!doctype|html|head|body)\b/i;
/** As many characters decide it. */
const PAGE_START = '<!doctype '.length;
/** How a JSON object begins, also one of which not enough has come. */
const OBJECT = /^\{\s*(?:"|$)/;

function isPage(text: string): boolean {
  return PAGE.test(text.trimStart());
}

/** Whether it takes more of a text to know that it is no page and no failure. */
function isUndecided(start: string): boolean {
  return start === '' || (start.startsWith('<') && start.length < PAGE_START) || OBJECT.test(start);
}

/**
 * `POST /generate-profile` with the 19 answers and nothing else: the text, piece by piece, as it is
 * written. Blanks at its beginning are left out; a text of nothing else has no piece.
 * @throws ProfileRejectedError for success false, MalformedResponseError when a page comes; both
 *   before any of it has been passed on
 * @throws SessionExpiredError, HttpError, NetworkError or an abort error: see src/http/stream.ts
 */
export async function* generateProfile(
  answers: Answers,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const body = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, answers[field]]));
  let start: string | null = '';
  for await (const piece of streamText(endpoints.generateProfile, body, signal)) {
    if (start === null) {
      yield piece;
      continue;
    }
    start = (start + piece).trimStart();
    // What opens neither like a tag nor like an object shows immediately.
    if (isUndecided(start)) continue;
    yield profileText(start);
    start = null;
  }
  if (start) yield profileText(start);
}

/** The text itself, unless it is a page or the server's word that it failed. */
function profileText(text: string): string {
  if (isPage(text)) throw new MalformedResponseError('A profile was answered with a page.');
  const body = OBJECT.test(text) ? parseBody(text) : text;
  if (isRecord(body) && body['success'] === false) throw new ProfileRejectedError(body);
  return text;
}

/**
 * `POST /update-profile`: saves the edited text.
 * @throws ProfileRejectedError for success false, MalformedResponseError for a page, HttpError or
 *   NetworkError
 */
export async function postProfile(profileData: string): Promise<void> {
  const body = await request(endpoints.updateProfile, { method: 'POST', body: { profileData } });
  if (isRecord(body) && body['success'] === false) throw new ProfileRejectedError(body);
  if (typeof body === 'string' && isPage(body)) {
    throw new MalformedResponseError('Saving a profile was answered with a page.');
  }
}
