import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { findUnreadable, unreadableMessage } from '@/lib/browser/unreadable-files';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import {
  listedFiles,
  MAX_FILES,
  NO_FILES,
  remainingSlotMessages,
  selectDocuments,
} from '@/resources/onboarding/documents/documents';
import type { SentFiles } from '@/resources/onboarding/documents/documents';
import { uploadMutation } from '@/resources/onboarding/documents/queries';
import type { UploadedFile } from '@/resources/onboarding/schema';
import { showToast } from '@/ui/feedback/toast';

/** The messages below the drop zone: files that were left out, or why Submit is not possible. */
export interface Notes {
  tone: 'warn' | 'danger';
  messages: readonly string[];
}

interface Chosen {
  pending: readonly File[];
  notes: Notes | null;
}

/**
 * The pending and uploaded documents of a member (docs/product/documents.md). Pending files are
 * kept until an upload succeeds, also while the dialog is closed.
 * @param recorded the uploaded files of the record
 * @param isOpen whether the dialog is open
 */
export function useDocuments(recorded: readonly UploadedFile[], isOpen: boolean) {
  const [{ pending, notes }, setChosen] = useState<Chosen>({ pending: [], notes: null });
  const [sent, setSent] = useState<SentFiles | null>(null);
  const uploaded = listedFiles(recorded, sent);
  // Nothing is missing in the record, so files that it does not list later have been removed in another tab.
  if (sent && uploaded.length === recorded.length) setSent(null);
  const setNotes = (next: Notes | null) => setChosen((current) => ({ ...current, notes: next }));
  const onUnreadable = (messages: readonly string[]) => setNotes({ tone: 'danger', messages });
  const upload = useUpload(onUploaded, onUnreadable, isOpen);

  function onUploaded(files: readonly File[]) {
    // With those of the upload before that the record does not list yet.
    const unlisted = uploaded.slice(recorded.length).map(({ fileName }) => fileName);
    const names = [...unlisted, ...files.map(({ name }) => name)];
    setSent({ names, listedBefore: recorded.map(({ fileName }) => fileName) });
    setChosen({ pending: [], notes: null });
  }

  function clearMessages() {
    setNotes(null);
    upload.dismiss();
  }

  async function add(picked: readonly File[]) {
    if (picked.length === 0) return;
    clearMessages();
    const pickedNames = new Set(picked.map(({ name }) => name));
    const sameName = pending.filter(({ name }) => pickedNames.has(name));
    select(picked, sameName.length > 0 ? await findUnreadable(sameName) : []);
  }

  /** @param replaced pending files that can no longer be sent */
  function select(picked: readonly File[], replaced: readonly File[]) {
    setChosen((current) => {
      const kept = current.pending.filter((file) => !replaced.includes(file));
      const selection = selectDocuments({ picked, pending: kept, uploadedCount: uploaded.length });
      const messages = selection.notes;
      return {
        pending: [...kept, ...selection.added],
        notes: messages.length > 0 ? { tone: 'warn', messages } : null,
      };
    });
  }

  function remove(file: File) {
    upload.dismiss();
    setChosen({ pending: pending.filter((other) => other !== file), notes: null });
  }

  function submit() {
    // The list of uploaded files may have been loaded or have grown since the files were chosen.
    const messages =
      pending.length === 0
        ? [NO_FILES]
        : remainingSlotMessages(pending.length, MAX_FILES - uploaded.length);
    setNotes(messages.length > 0 ? { tone: 'danger', messages } : null);
    if (messages.length === 0) void upload.start(pending);
  }

  return {
    pending,
    uploaded,
    count: pending.length + uploaded.length,
    notes,
    upload,
    add: (picked: readonly File[]) => void add(picked),
    remove,
    submit,
    clearMessages,
    /** Call it after all uploaded files were removed. */
    onCleared: () => setSent(null),
  };
}

export type Documents = ReturnType<typeof useDocuments>;

/** The success message of an upload (docs/product/documents.md#upload). */
export const SUBMITTED = 'Form submitted successfully!';

/** The message on another page when the server asks to overwrite answers. */
const OVERWRITE_PENDING =
  'Your documents suggest other answers. Open your business profile to compare them.';

/** The failure or cancellation of the last upload; `null` without one. */
export type UploadProblem = { message: string } | 'cancelled' | null;

/** The files that the member has to choose again. */
class UnreadableError extends Error {
  override name = 'UnreadableError';

  constructor(readonly files: readonly File[]) {
    super('Files changed after they were chosen.');
  }
}

/**
 * Uploads documents, one upload at a time. Back closes the dialog and does not abort it: a toast then shows the
 * result.
 * @param onDone called with the uploaded files
 * @param onUnreadable called with a message for each file that has to be chosen again; nothing was sent
 */
function useUpload(
  onDone: (files: readonly File[]) => void,
  onUnreadable: (messages: readonly string[]) => void,
  isOpen: boolean,
) {
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);
  const { mutateAsync } = useMutation(uploadMutation);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<UploadProblem>(null);
  const attempt = useRef<AbortController | null>(null);

  async function send(files: readonly File[]) {
    const controller = new AbortController();
    attempt.current = controller;
    setProblem(null);
    setShare(0);
    const unreadable = await findUnreadable(files);
    if (unreadable.length > 0) throw new UnreadableError(unreadable);
    const onProgress = (sentShare: number) => {
      // The last progress event may fire in the next upload.
      if (attempt.current === controller) setShare(sentShare);
    };
    const candidates = await mutateAsync({ files, signal: controller.signal, onProgress });
    onDone(files);
    return candidates;
  }

  const { run, isBusy } = useAction(send, {
    onDone: (candidates, isMounted) => {
      // The success message follows the member's decision about the answers.
      if (!candidates) showToast('success', SUBMITTED);
      else if (!isMounted || !isShown.current) showToast('info', OVERWRITE_PENDING);
    },
    onError: (error, isMounted) => {
      if (error instanceof UnreadableError) {
        onUnreadable(error.files.map(unreadableMessage));
        return;
      }
      const message = documentsErrorMessage(error);
      setProblem(attempt.current?.signal.aborted ? 'cancelled' : { message });
      if (!isMounted || !isShown.current) showToast('error', message);
    },
  });

  return {
    /** The share that was sent, 0 to 1; `null` without an upload in flight. */
    share: isBusy ? share : null,
    problem,
    start: run,
    cancel: () => attempt.current?.abort(),
    dismiss: () => setProblem(null),
  };
}
