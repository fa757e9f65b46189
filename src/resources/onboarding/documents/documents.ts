/** The rules for choosing documents (docs/product/documents.md#choosing-files). */
import type { UploadedFile } from '@/resources/onboarding/schema';

/** Uploaded and pending files together. */
export const MAX_FILES = 10;
/** 25 MB in bytes; a file of exactly this size is allowed. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const FILE_TYPES = ['pdf', 'docx', 'txt', 'pptx', 'xlsx'] as const;
/** For the `accept` of a file input. */
export const ACCEPT = FILE_TYPES.map((type) => `.${type}`).join(',');

/** The error of a submit without a file. */
export const NO_FILES = 'Please upload at least one file.';
const MAX_FILES_REACHED = `Maximum ${MAX_FILES} files can be uploaded.`;

const TYPES: ReadonlySet<string> = new Set(FILE_TYPES);

/** The properties of a file that the rules read. */
export type DocumentFile = Pick<File, 'name' | 'size' | 'lastModified'>;

/** The extension in lower case without its dot; '' without one. */
export function fileType(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The total size of the files in bytes. */
export function totalSize(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * The bytes that were sent of each file; one request sends the files in their order.
 * @param share of all files together, 0 to 1
 */
export function sentBytesByFile(files: readonly { size: number }[], share: number): number[] {
  let left = Math.floor(share * totalSize(files));
  return files.map(({ size }) => {
    const sent = Math.min(size, left);
    left -= sent;
    return sent;
  });
}

/** The messages for `count` new files and `freeSlots`; empty when they fit. */
export function remainingSlotMessages(count: number, freeSlots: number): string[] {
  if (count <= freeSlots) return [];
  if (freeSlots <= 0) return [MAX_FILES_REACHED];
  const limited = `You can only upload ${freeSlots} more file(s). Maximum ${MAX_FILES} files total allowed.`;
  // More files than the maximum never fit, so both messages show.
  return count > MAX_FILES ? [MAX_FILES_REACHED, limited] : [limited];
}

/** Splits files into new ones and those chosen twice or pending already. */
function splitRepeated<Picked extends DocumentFile>(
  files: readonly Picked[],
  pending: readonly DocumentFile[],
) {
  const fileKey = ({ name, size, lastModified }: DocumentFile) =>
    JSON.stringify([name, size, lastModified]);
  const seen = new Set(pending.map(fileKey));
  const [fresh, repeated]: [Picked[], Picked[]] = [[], []];
  for (const file of files) {
    (seen.has(fileKey(file)) ? repeated : fresh).push(file);
    seen.add(fileKey(file));
  }
  return { fresh, repeated };
}

/**
 * Selects the files to add: checks the type first, then the size, then the free slots. Files beyond
 * the free slots are left out.
 * @returns the files to add to the pending ones, and messages about the others
 */
export function selectDocuments<Picked extends DocumentFile>({
  picked,
  pending,
  uploadedCount,
}: {
  picked: readonly Picked[];
  pending: readonly DocumentFile[];
  uploadedCount: number;
}) {
  const hasAllowedType = ({ name }: DocumentFile) => TYPES.has(fileType(name));
  const hasAllowedSize = ({ size }: DocumentFile) => size > 0 && size <= MAX_FILE_BYTES;
  const withAllowedType = picked.filter(hasAllowedType);
  const { fresh, repeated } = splitRepeated(withAllowedType.filter(hasAllowedSize), pending);
  const freeSlots = Math.max(0, MAX_FILES - uploadedCount - pending.length);
  return {
    added: fresh.slice(0, freeSlots),
    notes: [
      ...picked
        .filter((file) => !hasAllowedType(file))
        .map(
          ({ name }) => `${name} is not a pdf, docx, txt, pptx or xlsx file and will be ignored.`,
        ),
      ...withAllowedType
        .filter((file) => !hasAllowedSize(file))
        .map(({ name, size }) =>
          size === 0
            ? `${name} is empty and will be ignored.`
            : `${name} is larger than 25MB and will be ignored.`,
        ),
      ...repeated.map(({ name }) => `${name} has been added already.`),
      ...remainingSlotMessages(fresh.length, freeSlots),
    ],
  };
}

/** The counter's colour: green, yellow above 7, red at 10. */
export function counterTone(count: number): 'pos' | 'warn' | 'neg' {
  if (count >= MAX_FILES) return 'neg';
  return count > 7 ? 'warn' : 'pos';
}

/** The uploaded files that the record may not list yet. */
export interface SentFiles {
  names: readonly string[];
  /** The names of the files in the record before the last upload. */
  listedBefore: readonly string[];
}

/** The names without those of the other list; a name that is in it once is left out once. */
function withoutNames(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * The uploaded files, with those that the server does not list yet: it may still
 * process them, or the refetch has failed.
 */
export function listedFiles(
  recorded: readonly UploadedFile[],
  sent: SentFiles | null,
): readonly UploadedFile[] {
  // Fewer than before: another tab or device has removed all files.
  if (!sent || recorded.length < sent.listedBefore.length) return recorded;
  const names = recorded.map(({ fileName }) => fileName);
  const listedSince = withoutNames(names, sent.listedBefore);
  // The server may have renamed files.
  const unlistedCount = Math.max(0, sent.names.length - listedSince.length);
  const missing = withoutNames(sent.names, listedSince).slice(0, unlistedCount);
  return [...recorded, ...missing.map((fileName) => ({ id: '', fileName }))];
}
