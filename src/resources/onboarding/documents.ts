/** Which documents a member may hand in (credits specification, sections 5 and 9). */
import type { UploadedFile } from './schema';

/** Uploaded and chosen ones together. */
export const MAX_FILES = 10;
/** 25 MB in bytes; a file of exactly this size is taken. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const FILE_TYPES = ['pdf', 'docx', 'txt', 'pptx', 'xlsx'] as const;
/** For the `accept` of a file input. */
export const ACCEPT = FILE_TYPES.map((type) => `.${type}`).join(',');

/** What a submit without a file says. */
export const NO_FILES = 'Please upload at least one file.';
const FULL = `Maximum ${MAX_FILES} files can be uploaded.`;

const TYPES: ReadonlySet<string> = new Set(FILE_TYPES);

/** What the rules look at of a `File`. */
export interface DocumentFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Epoch milliseconds. */
  lastModified: number;
}

export interface Selection<Picked> {
  /** What joins the pending files. */
  added: Picked[];
  /** Why the others don't, a sentence each. */
  notes: string[];
}

/** The extension in lower case and without its dot; '' without one. */
export function fileType(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The bytes of all files together. */
export function totalSize(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** What there is to say about `count` new files where `room` are left; nothing when they fit. */
export function roomNotes(count: number, room: number): string[] {
  if (count <= room) return [];
  if (room <= 0) return [FULL];
  const left = `You can only upload ${room} more file(s). Maximum ${MAX_FILES} files total allowed.`;
  // More than ten at once would not fit anywhere.
  return count > MAX_FILES ? [FULL, left] : [left];
}

/** A choice that names the same file twice, or one that is pending already, takes it once. */
function withoutRepeats<Picked extends DocumentFile>(
  files: readonly Picked[],
  pending: readonly DocumentFile[],
) {
  const identity = ({ name, size, lastModified }: DocumentFile) =>
    JSON.stringify([name, size, lastModified]);
  const seen = new Set(pending.map(identity));
  const [fresh, repeated]: [Picked[], Picked[]] = [[], []];
  for (const file of files) {
    (seen.has(identity(file)) ? repeated : fresh).push(file);
    seen.add(identity(file));
  }
  return { fresh, repeated };
}

/**
 * What of a choice is taken: the type is checked first, then the size, then the room that is left;
 * files beyond it are cut off.
 */
export function selectDocuments<Picked extends DocumentFile>({
  picked,
  pending,
  uploadedCount,
}: {
  picked: readonly Picked[];
  pending: readonly DocumentFile[];
  uploadedCount: number;
}): Selection<Picked> {
  const isKnown = ({ name }: DocumentFile) => TYPES.has(fileType(name));
  const isSmall = ({ size }: DocumentFile) => size <= MAX_FILE_BYTES;
  const known = picked.filter(isKnown);
  const { fresh, repeated } = withoutRepeats(known.filter(isSmall), pending);
  const room = Math.max(0, MAX_FILES - uploadedCount - pending.length);
  return {
    added: fresh.slice(0, room),
    notes: [
      ...picked
        .filter((file) => !isKnown(file))
        .map(
          ({ name }) => `${name} is not a pdf, docx, txt, pptx or xlsx file and will be ignored.`,
        ),
      ...known
        .filter((file) => !isSmall(file))
        .map(({ name }) => `${name} is larger than 25MB and will be ignored.`),
      ...repeated.map(({ name }) => `${name} has been added already.`),
      ...roomNotes(fresh.length, room),
    ],
  };
}

/** The counter's colour: green, yellow above 7, red at 10. */
export function counterTone(count: number): 'pos' | 'warn' | 'neg' {
  if (count >= MAX_FILES) return 'neg';
  return count > 7 ? 'warn' : 'pos';
}

/** What the last upload brought. */
export interface SentFiles {
  names: readonly string[];
  /** How many files were listed before it. */
  before: number;
}

/**
 * The uploaded files, those included that the server has taken and doesn't list yet: it may still
 * be reading them, or the list could not be fetched again.
 */
export function listedFiles(
  recorded: readonly UploadedFile[],
  sent: SentFiles | null,
): readonly UploadedFile[] {
  // Fewer than before: they were all cleared somewhere else.
  if (!sent || recorded.length < sent.before) return recorded;
  const known = new Set(recorded.map(({ fileName }) => fileName));
  const late = sent.before + sent.names.length - recorded.length;
  const missing = sent.names.filter((name) => !known.has(name)).slice(0, Math.max(0, late));
  return [...recorded, ...missing.map((fileName) => ({ id: '', fileName }))];
}
