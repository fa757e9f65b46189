import { setTimeout as wait } from 'node:timers/promises';
import { parseBody } from '@/http/parse-response';
import { isList } from '@/lib/parse/guards';
import { ANSWER_FIELDS, type Answers } from '@/resources/onboarding/questionnaire/fields';
import { readRecord, recordBody } from '@/resources/onboarding/schema';
import type { Check } from './run';
import { checkOperation, describeFailure } from './responses';
import { breaks, fine, messageOf, skipped, tolerated } from './table';

const SCREEN = 'questionnaire, generated profile';

/** The minimum time in milliseconds between the first and the last piece of a streamed text. */
const MIN_STREAM_MS = 20;

/** What the checks may write: only what was read, so that the member's data stays the same. */
interface Stored {
  answers: Answers;
  /** The generated profile, Markdown. */
  profileData: string;
  /** The names of the documents. */
  files: string;
}

/**
 * Reads the record for a write: with the portal's schema, and only if the response has each of the
 * 19 answers as the text that the schema gives, so that nothing else can be sent back.
 * @throws Error with the reason why nothing can be written
 */
function readForWriting(body: unknown): Stored {
  const record = readRecord(body);
  const raw = recordBody(body);
  if (!record || !raw) throw new Error('there are no saved answers to save again');
  const { answers, profileData, uploadedFiles } = record;
  const unread = ANSWER_FIELDS.filter((field) => raw[field] !== answers[field]);
  if (unread.length > 0) {
    const names = `${unread.slice(0, 3).join(', ')}${unread.length > 3 ? ' …' : ''}`;
    throw new Error(`saving could change answers: ${unread.length} of 19 are no text (${names})`);
  }
  if (Object.values(answers).join('') === '') throw new Error('all answers are empty');
  return { answers, profileData, files: uploadedFiles.map(({ fileName }) => fileName).join() };
}

/**
 * Reads the record, and compares it with an earlier reading.
 * @returns the names of the fields that differ, as text; '' without a difference
 * @throws Error with the reason why it cannot be compared
 */
async function readChanges({ member, api }: Check, before: Stored): Promise<string> {
  const reply = await member.send(`${api}/user/onboarding`);
  const failure = describeFailure(reply);
  if (failure !== null) throw new Error(failure);
  const after = readForWriting(parseBody(reply.text));
  return [
    ...ANSWER_FIELDS.filter((field) => before.answers[field] !== after.answers[field]),
    ...(before.profileData === after.profileData ? [] : ['profileData']),
    ...(before.files === after.files ? [] : ['uploadedFiles']),
  ].join(', ');
}

/**
 * Reads the record after a write; a record that has changed is restored.
 * @param mayChange the field that the write is meant to change
 * @returns whether the record is as before, so that a further write is safe
 */
async function restore(
  check: Check,
  before: Stored,
  { name, mayChange }: { name: string; mayChange?: string },
): Promise<boolean> {
  const { table, member, api } = check;
  const { answers, profileData } = before;
  let changed = '';
  let isSafe = false;
  await table.step(`record after ${name}`, SCREEN, async () => {
    changed = await readChanges(check, before).catch(messageOf);
    if (changed !== '') {
      // Only the reading below decides; the second write is also tried if the first fails.
      for (const [path, body] of [
        ['/user/onboarding', answers],
        ['/update-profile', { profileData }],
      ] as const) {
        await member.send(api + path, { method: 'POST', body }).catch(() => null);
      }
    }
    isSafe = changed === '' || (await readChanges(check, before).catch(messageOf)) === '';
    if (!isSafe) return breaks(`NOT RESTORED: ${changed}`);
    if (changed === '') return fine('as before');
    return changed === mayChange ? fine(`restored: ${changed}`) : breaks(`restored: ${changed}`);
  });
  return isSafe;
}

/** Generates a profile. The time of the row is that until the first piece. */
async function checkGeneration(check: Check, body: Answers): Promise<void> {
  const { table, member, api, limits } = check;
  await table.step('POST /generate-profile', 'generated profile', async () => {
    const message = { method: 'POST', body, isStreamed: true };
    const reply = await member.send(`${api}/generate-profile`, message);
    const { text, times } = reply;
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const failure = describeFailure(reply);
    if (failure !== null) return breaks(failure);
    if (text.trim() === '') return breaks('the text is empty');
    if (Object(parseBody(text)).success === false) return breaks('success is false');
    if (/^\s*<(!doctype|html)/i.test(text)) return breaks('the response is HTML, not text');
    const outcome =
      last - first >= MIN_STREAM_MS
        ? fine(`${times.length} pieces in ${(last / 1000).toFixed(1)} s`)
        : tolerated('the text arrives in one piece');
    return { ...outcome, ms: first };
  });
  await wait(limits.settle);
}

/**
 * Asks whether a tool can be afforded, saves what was read again, and generates a profile; what a
 * write has changed is restored.
 * @param bodies of the reads, by operation
 */
export async function checkWrites(check: Check, bodies: Map<string, unknown>): Promise<void> {
  const tools = bodies.get('getTools');
  const paid = isList(tools)
    ? tools.map(Object).find(({ isFree, platformId }) => !isFree && platformId)
    : null;
  if (paid) {
    const body = { platformId: paid.platformId, featureId: null };
    await checkOperation(check, 'checkAvailability', { body });
  }
  const skip = (reason: string) => check.table.add('further writes', SCREEN, skipped(reason));
  let stored: Stored;
  try {
    stored = readForWriting(bodies.get('getOnboarding'));
    const changed = await readChanges(check, stored);
    if (changed !== '') return skip(`two readings differ in ${changed}: another program writes`);
  } catch (error) {
    return skip(messageOf(error));
  }
  const { answers, profileData } = stored;
  await checkOperation(check, 'saveOnboarding', { body: answers });
  if (!(await restore(check, stored, { name: 'saving the answers' }))) return;
  // Without one, a generated profile could not be removed again.
  if (profileData.trim() === '') return skip('the member has no profile that could be restored');
  await checkOperation(check, 'saveProfile', { body: { profileData } });
  if (!(await restore(check, stored, { name: 'saving the profile' }))) return;
  await checkGeneration(check, answers);
  await restore(check, stored, { name: 'generating a profile', mayChange: 'profileData' });
}
