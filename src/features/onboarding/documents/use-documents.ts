import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { UnreadableFilesError, unreadableMessage } from '@/lib/browser/unreadable-files';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import {
  listedFiles,
  MAX_FILES,
  NO_FILES,
  remainingSlotMessages,
  selectDocuments,
  type SentFiles,
} from '@/resources/onboarding/documents/documents';
import type { Candidates } from '@/resources/onboarding/documents/overwrite';
import { uploadMutation } from '@/resources/onboarding/documents/queries';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { EMPTY_RECORD } from '@/resources/onboarding/schema';
import { showToast } from '@/ui/feedback/toast';

/** The success message of an upload (docs/product/documents.md#upload). */
const SUBMITTED = 'Form submitted successfully!';
const CANCELLED = 'The upload was cancelled. Your files are still here.';
/** The message on another page when the server asks to overwrite answers. */
const OVERWRITE_PENDING =
  'Your documents suggest other answers. Open your business profile to compare them.';

/** The message below the drop zone. */
export interface DocumentMessage {
  tone: 'info' | 'warn' | 'danger';
  texts: readonly string[];
  /** The upload has failed and can be sent again. */
  canRetry?: boolean;
}

/**
 * The documents of a member (docs/product/documents.md). Pending files, an upload in flight and the
 * question about answers to overwrite are kept in memory, even while the dialog is closed: a toast
 * then shows the result.
 * @param isOpen whether the dialog is open
 */
export function useDocuments(isOpen: boolean) {
  const record = useQuery({ ...onboardingRecordQuery, enabled: isOpen });
  const [pending, setPending] = useState<readonly File[]>([]);
  const [message, setMessage] = useState<DocumentMessage | null>(null);
  const [sentFiles, setSentFiles] = useState<SentFiles | null>(null);
  const [question, setQuestion] = useState<Candidates | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** The share that was sent, 0 to 1. */
  const [share, setShare] = useState(0);
  const attempt = useRef(new AbortController());
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);

  const recorded = (record.data ?? EMPTY_RECORD).uploadedFiles;
  const uploaded = listedFiles(recorded, sentFiles);
  // Nothing is missing in the record, so files that it does not list later have been removed
  // elsewhere.
  if (sentFiles && uploaded.length === recorded.length) setSentFiles(null);

  function finish() {
    setQuestion(null);
    setIsSubmitted(true);
    showToast('success', SUBMITTED);
  }

  const { run, isBusy } = useAction(uploadMutation, {
    onDone: (candidates) => {
      setPending([]);
      const unlisted = uploaded.slice(recorded.length).map(({ fileName }) => fileName);
      const names = [...unlisted, ...pending.map(({ name }) => name)];
      setSentFiles({ names, countBefore: recorded.length });
      // The success message follows the member's decision about the answers.
      if (!candidates) finish();
      else {
        setQuestion(candidates);
        if (!isShown.current) showToast('info', OVERWRITE_PENDING);
      }
    },
    onError: (error) => {
      if (attempt.current.signal.aborted) {
        setMessage({ tone: 'info', texts: [CANCELLED] });
        return;
      }
      if (error instanceof UnreadableFilesError) {
        setPending(pending.filter((file) => !error.files.includes(file)));
        setMessage({ tone: 'danger', texts: error.files.map(unreadableMessage) });
        return;
      }
      const text = documentsErrorMessage(error);
      setMessage({ tone: 'danger', texts: [text], canRetry: true });
      if (!isShown.current) showToast('error', text);
    },
  });

  function add(picked: readonly File[]) {
    if (picked.length === 0) return;
    const { added, notes } = selectDocuments({ picked, pending, uploadedCount: uploaded.length });
    setPending([...pending, ...added]);
    setMessage(notes.length > 0 ? { tone: 'warn', texts: notes } : null);
    setIsSubmitted(false);
  }

  function remove(file: File) {
    setPending(pending.filter((other) => other !== file));
    setMessage(null);
  }

  function submit() {
    // The list of uploaded files may have been loaded or have grown since the files were chosen.
    const texts =
      pending.length === 0
        ? [NO_FILES]
        : remainingSlotMessages(pending.length, MAX_FILES - uploaded.length);
    setMessage(texts.length > 0 ? { tone: 'danger', texts } : null);
    if (texts.length > 0) return;
    setShare(0);
    if (attempt.current.signal.aborted) attempt.current = new AbortController();
    void run({ files: pending, signal: attempt.current.signal, onProgress: setShare });
  }

  return {
    /** The query of the member's record. */
    record,
    pending,
    uploaded,
    count: pending.length + uploaded.length,
    message,
    /** The share that was sent, 0 to 1; `null` without an upload in flight. */
    share: isBusy ? share : null,
    /** The answers that the last upload asks to overwrite; `null` without any. */
    question,
    /** The last upload has succeeded, and no files were chosen since. */
    isSubmitted,
    add,
    remove,
    submit,
    cancel: () => attempt.current.abort(),
    /** Call it after the member's decision about the answers. */
    finish,
    /** Call it after all uploaded files were removed. */
    onCleared: () => setSentFiles(null),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
