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

/** The messages for `count` new files and `freeSlots`; empty when they fit. */
export function remainingSlotMessages(count: number, freeSlots: number): string[] {
  if (count <= freeSlots) return [];
  if (freeSlots <= 0) return [MAX_FILES_REACHED];
  const limited = `You can only upload ${freeSlots} more file(s). Maximum ${MAX_FILES} files total allowed.`;
  // More files than the maximum never fit, so both messages show.
  return count > MAX_FILES ? [MAX_FILES_REACHED, limited] : [limited];
}

function isSameFile(one: DocumentFile, other: DocumentFile): boolean {
  return (['name', 'size', 'lastModified'] as const).every((key) => one[key] === other[key]);
}

/** Why a file is left out, whatever the number of files; `null` if it is not. */
function fileProblem({ name, size }: DocumentFile): string | null {
  if (!TYPES.has(fileType(name)))
    return `${name} is not a pdf, docx, txt, pptx or xlsx file and will be ignored.`;
  if (size === 0) return `${name} is empty and will be ignored.`;
  return size > MAX_FILE_BYTES ? `${name} is larger than 25MB and will be ignored.` : null;
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
  const problems = picked.map(fileProblem);
  const accepted = picked.filter((_, index) => problems[index] === null);
  const fresh = accepted.filter((file, index) =>
    [...pending, ...accepted.slice(0, index)].every((other) => !isSameFile(file, other)),
  );
  const freeSlots = Math.max(0, MAX_FILES - uploadedCount - pending.length);
  return {
    added: fresh.slice(0, freeSlots),
    notes: [
      ...remainingSlotMessages(fresh.length, freeSlots),
      ...problems.filter((problem) => problem !== null),
    ],
  };
}

/** The counter's colour: green, yellow above 7, red at 10. */
export function counterTone(count: number): 'pos' | 'warn' | 'neg' {
  if (count >= MAX_FILES) return 'neg';
  return count > 7 ? 'warn' : 'pos';
}

/** The files of the last upload, which the record may not list yet. */
export interface SentFiles {
  names: readonly string[];
  /** The number of files in the record before the upload. */
  countBefore: number;
}

/** The uploaded files, with as many of the sent ones as the record does not list yet. */
export function listedFiles(
  recorded: readonly UploadedFile[],
  sentFiles: SentFiles | null,
): readonly UploadedFile[] {
  // Fewer than before: another tab or device has removed all files.
  if (!sentFiles || recorded.length < sentFiles.countBefore) return recorded;
  const missing = sentFiles.countBefore + sentFiles.names.length - recorded.length;
  const names = missing > 0 ? sentFiles.names.slice(-missing) : [];
  return [...recorded, ...names.map((fileName) => ({ id: '', fileName }))];
}
