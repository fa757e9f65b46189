import { setTimeout as wait } from 'node:timers/promises';
import { parseBody } from '@/http/parse-response';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { readRecord, recordBody } from '@/resources/onboarding/schema';
import type { Check } from './run';
import { checkOperation, describeFailure } from './responses';
import { breaks, fine, joinDetails, messageOf, skipped, tolerated } from './table';

const SCREEN = 'questionnaire, generated profile';

/** The minimum time in milliseconds between the first and the last piece of a streamed text. */
const MIN_STREAM_MS = 20;

/** The answers, the generated profile and the names of the documents. */
type Stored = Record<string, string>;

/**
 * Reads the record for a write: with the portal's schema, and only if the response has each
 * answer as the text that the schema gives, so that nothing else can be sent back.
 * @throws Error with the reason why nothing can be written
 */
function readForWriting(body: unknown): Stored {
  const record = readRecord(body);
  const raw = recordBody(body);
  if (!record || !raw) throw new Error('there are no saved answers to save again');
  const { answers, profileData, uploadedFiles } = record;
  const unread = ANSWER_FIELDS.filter((field) => raw[field] !== answers[field]);
  if (unread.length > 0) {
    throw new Error(`saving could change answers that are no text: ${joinDetails(unread)}`);
  }
  if (Object.values(answers).join('') === '') throw new Error('all answers are empty');
  return {
    ...answers,
    profileData,
    uploadedFiles: uploadedFiles.map(({ fileName }) => fileName).join(),
  };
}

/**
 * Reads the record, and compares it with an earlier reading.
 * @returns the names of the fields that differ, as text; '' without a difference
 * @throws Error with the reason why it cannot be compared
 */
async function readChanges({ browser, api }: Check, before: Stored): Promise<string> {
  const reply = await browser.send(`${api}/user/onboarding`);
  const failure = describeFailure(reply);
  if (failure !== null) throw new Error(failure);
  const after = readForWriting(parseBody(reply.text));
  return Object.keys(before)
    .filter((field) => before[field] !== after[field])
    .join(', ');
}

/**
 * Reads the record after a write; a record that has changed is restored.
 * @param mayChange the field that the write is meant to change
 * @throws Error if the record is not as before, so that a further write is not safe
 */
async function restore(check: Check, before: Stored, cause: string, mayChange?: string) {
  const { table, browser, api } = check;
  const { profileData, uploadedFiles: _, ...answers } = before;
  const read = () => readChanges(check, before).catch(messageOf);
  const write = (path: string, body: unknown) =>
    browser.send(api + path, { method: 'POST', body }).catch(() => null);
  let left = '';
  await table.step(`record after ${cause}`, SCREEN, async () => {
    const changed = await read();
    if (changed === '') return fine('as before');
    // Only the reading below decides; the second write is also tried if the first fails.
    await write('/user/onboarding', answers);
    await write('/update-profile', { profileData });
    left = await read();
    if (left !== '') return breaks(`NOT RESTORED: ${changed}`);
    return changed === mayChange ? fine(`restored: ${changed}`) : breaks(`restored: ${changed}`);
  });
  if (left !== '') throw new Error('the record is not as before');
}

/** Generates a profile. The time of the row is that until the first piece. */
async function checkGeneration(check: Check, body: Stored): Promise<void> {
  const { table, browser, api, limits } = check;
  await table.step('POST /generate-profile', 'generated profile', async () => {
    const message = { method: 'POST', body, timeout: limits.stream };
    const reply = await browser.send(`${api}/generate-profile`, message);
    const { text, times } = reply;
    const failure = describeFailure(reply);
    if (failure !== null) return breaks(failure);
    if (text.trim() === '') return breaks('the text is empty');
    if (Object(parseBody(text)).success === false) return breaks('success is false');
    if (/^\s*<(!doctype|html)/i.test(text)) return breaks('the response is HTML, not text');
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const isStreamed = last - first >= MIN_STREAM_MS;
    if (!isStreamed) return { ...tolerated('the text arrives in one piece'), ms: first };
    return { ...fine(`${times.length} pieces in ${(last / 1000).toFixed(1)} s`), ms: first };
  });
  await wait(limits.settle);
}

/**
 * Saves what was read again, and generates a profile; what a write has changed is restored.
 * @param body of the record
 */
export async function checkWrites(check: Check, body: unknown): Promise<void> {
  try {
    const stored = readForWriting(body);
    const changed = await readChanges(check, stored);
    if (changed !== '')
      throw new Error(`two readings differ in ${changed}: another program writes`);
    const { profileData = '', uploadedFiles: _, ...answers } = stored;
    await checkOperation(check, 'saveOnboarding', { body: answers });
    await restore(check, stored, 'saving the answers');
    // Without one, a generated profile could not be removed again.
    if (profileData.trim() === '') throw new Error('there is no profile that could be restored');
    await checkOperation(check, 'saveProfile', { body: { profileData } });
    await restore(check, stored, 'saving the profile');
    await checkGeneration(check, answers);
    await restore(check, stored, 'generating a profile', 'profileData');
  } catch (error) {
    check.table.add('further writes', SCREEN, skipped(messageOf(error)));
  }
}
