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

/** What stands below the drop zone: why files were left out, or why nothing can be submitted. */
export interface Notes {
  tone: 'warn' | 'danger';
  messages: readonly string[];
}

/**
 * The documents of a member: chosen, on their way, and uploaded (credits specification, section 4).
 * Chosen files stay until they have arrived, whatever fails or is closed in between.
 * @param recorded the uploaded files on the record
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

  function forgetMessages() {
    setNotes(null);
    upload.dismiss();
  }

  function add(picked: readonly File[]) {
    if (picked.length === 0) return;
    forgetMessages();
    const { added, notes: messages } = selectDocuments({
      picked,
      pending,
      uploadedCount: uploaded.length,
    });
    setPending([...pending, ...added]);
    if (messages.length > 0) setNotes({ tone: 'warn', messages });
  }

  function remove(file: File) {
    forgetMessages();
    setPending(pending.filter((other) => other !== file));
  }

  function submit() {
    // The list of what is uploaded may have come, or grown, since the files were chosen.
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
    forgetMessages,
    /** After all uploaded files were cleared. */
    cleared: () => setSent(null),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
