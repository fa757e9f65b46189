import { parseBody } from '@/http/parse-response';
import { isList, isRecord } from '@/lib/parse/guards';
import { ANSWER_FIELDS, type Answers } from '@/resources/onboarding/questionnaire/fields';
import { readRecord, recordBody } from '@/resources/onboarding/schema';
import { checkOperation, describeStatus, type Target } from './responses';
import { breaks, CheckError, fine, skipped, tolerated, type Outcome } from './table';

/** The minimum time in milliseconds between the first and the last piece of a streamed text. */
const MIN_STREAM_MS = 20;

/** The API, and the milliseconds between a generated text and the next reading. */
interface WriteTarget extends Target {
  settleMs: number;
}

/** What the checks may write: only what was read, so that the member's data stays the same. */
interface Stored {
  answers: Answers;
  /** The generated profile, Markdown. */
  profileData: string;
  /** The names of the documents. */
  files: string[];
}

type Reading = { stored: Stored } | { reason: string };

/**
 * Reads the record for a write: with the portal's schema, and only if the response has each of the
 * 19 answers as the text that the schema gives, so that nothing else can be sent back.
 */
function readForWriting(body: unknown): Reading {
  const record = readRecord(body);
  const raw = recordBody(body);
  if (!record || !raw) return { reason: 'there are no saved answers to save again' };
  const unread = ANSWER_FIELDS.filter((field) => raw[field] !== record.answers[field]);
  if (unread.length > 0) {
    const names = `${unread.slice(0, 3).join(', ')}${unread.length > 3 ? ' …' : ''}`;
    return { reason: `saving could change answers: ${unread.length} of 19 are no text (${names})` };
  }
  if (ANSWER_FIELDS.every((field) => record.answers[field] === '')) {
    return { reason: 'all answers are empty' };
  }
  const { answers, profileData, uploadedFiles } = record;
  return { stored: { answers, profileData, files: uploadedFiles.map(({ fileName }) => fileName) } };
}

/** The names of the fields in which two readings differ. */
function changedFields(before: Stored, after: Stored): string[] {
  return [
    ...ANSWER_FIELDS.filter((field) => before.answers[field] !== after.answers[field]),
    ...(before.profileData === after.profileData ? [] : ['profileData']),
    ...(String(before.files) === String(after.files) ? [] : ['uploadedFiles']),
  ];
}

async function readStored({ client, api }: Target): Promise<Reading> {
  try {
    const reply = await client.send(`${api}/user/onboarding`);
    if (!reply.ok) return { reason: describeStatus(reply.status) };
    return readForWriting(parseBody(reply.text));
  } catch (error) {
    if (error instanceof CheckError) return { reason: error.message };
    throw error;
  }
}

/** Writes answers and profile back, and reads them again. @returns whether they are as before */
async function restore(target: Target, before: Stored): Promise<boolean> {
  const { client, api } = target;
  const { answers, profileData } = before;
  for (const [path, body] of [
    ['/user/onboarding', answers],
    ['/update-profile', { profileData }],
  ] as const) {
    // Only the reading below decides; the second write is also tried if the first fails.
    await client.send(`${api}${path}`, { method: 'POST', body }).catch(() => null);
  }
  const after = await readStored(target);
  return 'stored' in after && changedFields(before, after.stored).length === 0;
}

/**
 * Runs a write as a row, then reads the record again; a record that has changed is restored.
 * @param mayChange the fields that the write is meant to change, which are restored without a
 *   remark
 * @returns whether the record is as before, so that a further write is safe
 */
async function checkWrite(
  target: Target,
  before: Stored,
  {
    name,
    mayChange = [],
    write,
  }: { name: string; mayChange?: string[]; write: () => Promise<void> },
): Promise<boolean> {
  await write();
  let isRestored = false;
  await target.table.step(`record after ${name}`, 'questionnaire, generated profile', async () => {
    const after = await readStored(target);
    const changed = 'stored' in after ? changedFields(before, after.stored) : [];
    if ('stored' in after && changed.length === 0) {
      isRestored = true;
      return fine('as before');
    }
    isRestored = await restore(target, before);
    const what = 'reason' in after ? after.reason : `the server has changed ${changed.join(', ')}`;
    if (!isRestored) return breaks(`NOT RESTORED: ${what}`);
    const isMeant = 'stored' in after && changed.every((field) => mayChange.includes(field));
    return isMeant ? fine(`restored: ${changed.join(', ')}`) : breaks(`${what}; restored`);
  });
  return isRestored;
}

function judgeText(text: string, times: readonly number[]): Outcome {
  if (text.trim() === '') return breaks('the text is empty');
  const body = parseBody(text);
  if (isRecord(body) && body['success'] === false) return breaks('success is false');
  if (/^\s*<(!doctype|html)/i.test(text)) return breaks('the response is HTML, not text');
  const isStreamed = (times.at(-1) ?? 0) - (times[0] ?? 0) >= MIN_STREAM_MS;
  const seconds = ((times.at(-1) ?? 0) / 1000).toFixed(1);
  return isStreamed
    ? fine(`${times.length} pieces in ${seconds} s`)
    : tolerated('the text arrives in one piece');
}

/** Generates a profile. The time of the row is that until the first piece. */
async function checkGeneration(
  { table, client, api, settleMs }: WriteTarget,
  answers: Answers,
): Promise<void> {
  await table.step('POST /generate-profile', 'generated profile', async () => {
    const { reply, times } = await client.stream(`${api}/generate-profile`, answers);
    if (reply.blocked !== null) return breaks(`a browser blocks the response: ${reply.blocked}`);
    if (!reply.ok) return breaks(describeStatus(reply.status));
    return { ...judgeText(reply.text, times), measured: times[0] ?? 0 };
  });
  await new Promise((resolve) => setTimeout(resolve, settleMs));
}

/** The outcome of the record's second reading, and the record if both readings are equal. */
async function readTwice(target: Target, body: unknown): Promise<Reading> {
  const first = readForWriting(body);
  if ('reason' in first) return first;
  const second = await readStored(target);
  if ('reason' in second) return second;
  const changed = changedFields(first.stored, second.stored);
  return changed.length === 0
    ? second
    : { reason: `two readings differ in ${changed.join(', ')}: another program writes` };
}

/**
 * Saves what was read again, and generates a profile; each write is verified and undone if needed.
 */
async function checkOwnData(target: WriteTarget, onboarding: unknown): Promise<void> {
  const { table } = target;
  const reading = await readTwice(target, onboarding);
  const screen = 'questionnaire, generated profile';
  if ('reason' in reading) {
    table.add('writes of answers and profile', screen, skipped(reading.reason));
    return;
  }
  const { stored } = reading;
  const { answers, profileData } = stored;
  const isSafe = await checkWrite(target, stored, {
    name: 'saving the answers',
    write: async () => void (await checkOperation(target, 'saveOnboarding', { body: answers })),
  });
  const skip = (reason: string) =>
    table.add('writes of the profile', 'generated profile', skipped(reason));
  if (!isSafe) return skip('the answers could not be restored');
  // Without one, a generated profile could not be removed again.
  if (profileData.trim() === '') return skip('the member has no profile that could be restored');
  const isStillSafe = await checkWrite(target, stored, {
    name: 'saving the profile',
    write: async () =>
      void (await checkOperation(target, 'saveProfile', { body: { profileData } })),
  });
  if (!isStillSafe) return skip('the profile could not be restored');
  await checkWrite(target, stored, {
    name: 'generating a profile',
    mayChange: ['profileData'],
    write: () => checkGeneration(target, answers),
  });
}

/** A tool whose use costs credits. */
function paidTool(tools: unknown): string | null {
  for (const tool of isList(tools) ? tools : []) {
    if (!isRecord(tool) || tool['isFree'] === true) continue;
    const { platformId } = tool;
    if (typeof platformId === 'string' && platformId !== '') return platformId;
  }
  return null;
}

/**
 * Checks the writes with the test member's own answers and profile, so that its data stays the
 * same.
 * @param bodies of the safe requests, by operation
 */
export async function checkWrites(
  target: WriteTarget,
  bodies: ReadonlyMap<string, unknown>,
): Promise<void> {
  const platformId = paidTool(bodies.get('getTools'));
  if (platformId !== null) {
    await checkOperation(target, 'checkAvailability', { body: { platformId, featureId: null } });
  }
  await checkOwnData(target, bodies.get('getOnboarding'));
}
