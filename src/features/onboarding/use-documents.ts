import { useState } from 'react';
import {
  listedFiles,
  MAX_FILES,
  NO_FILES,
  remainingSlotMessages,
  selectDocuments,
  type SentFiles,
} from '@/resources/onboarding/documents';
import type { UploadedFile } from '@/resources/onboarding/schema';
import { useUpload } from './use-upload';

/** The messages below the drop zone: files that were left out, or why Submit is not possible. */
export interface Notes {
  tone: 'warn' | 'danger';
  messages: readonly string[];
}

/**
 * The pending and uploaded documents of a member (docs/product/documents.md). Pending files are
 * kept until an upload succeeds, also while the dialog is closed.
 * @param recorded the uploaded files of the record
 */
export function useDocuments(recorded: readonly UploadedFile[]) {
  const [pending, setPending] = useState<readonly File[]>([]);
  const [notes, setNotes] = useState<Notes | null>(null);
  const [sent, setSent] = useState<SentFiles | null>(null);
  const uploaded = listedFiles(recorded, sent);
  const upload = useUpload((files) => {
    setSent({ names: files.map(({ name }) => name), before: uploaded.length });
    setPending([]);
  });

  function clearMessages() {
    setNotes(null);
    upload.dismiss();
  }

  function add(picked: readonly File[]) {
    if (picked.length === 0) return;
    clearMessages();
    const { added, notes: messages } = selectDocuments({
      picked,
      pending,
      uploadedCount: uploaded.length,
    });
    setPending([...pending, ...added]);
    if (messages.length > 0) setNotes({ tone: 'warn', messages });
  }

  function remove(file: File) {
    clearMessages();
    setPending(pending.filter((other) => other !== file));
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
    add,
    remove,
    submit,
    clearMessages,
    /** Call it after all uploaded files were removed. */
    onCleared: () => setSent(null),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
