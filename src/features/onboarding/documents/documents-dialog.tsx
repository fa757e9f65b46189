import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SavedAnswers } from '@/features/onboarding/questionnaire/saved-answers';
import { ANSWERS_MISSING } from '@/resources/onboarding/business-profile/generated-profile';
import { overwriteQuestionQuery } from '@/resources/onboarding/documents/queries';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import {
  FIELD_NAMES,
  missingFields,
  type AnswerField,
} from '@/resources/onboarding/questionnaire/fields';
import { readAnswers, type OnboardingRecord } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Alert } from '@/ui/feedback/alert';
import { showToast } from '@/ui/feedback/toast';
import { Reason } from '@/ui/tooltip/reason';
import { ClearFilesDialog } from './clear-files-dialog';
import { DocumentMessages } from './document-messages';
import { DropZone } from './drop-zone';
import { PendingFiles, UploadedFiles, UploadProgress } from './file-lists';
import { SUBMITTED, useDocuments, type Documents } from './use-documents';
import { useFileDrop } from './use-file-drop';
import { OverwriteDialog } from './overwrite-dialog';

export interface DocumentsDialogProps extends DialogControl {
  /** Whether a profile could not be generated, because answers are missing. */
  isIncomplete?: boolean;
  /** Opens the questionnaire in place of this dialog, optionally at a field. */
  onEditAnswers: (field?: AnswerField) => void;
  /** Opens the generated profile. */
  onViewProfile: () => void;
}

const UPLOADING = 'Your files are still being uploaded.';

/**
 * Generate Your Business Profile: documents, saved answers and a link to the generated profile
 * (docs/product/documents.md). Pending files are kept while the dialog is closed. Closing it during
 * an upload asks for confirmation.
 */
export function DocumentsDialog(props: DocumentsDialogProps) {
  const { open, onOpenChange, isIncomplete = false, onEditAnswers, onViewProfile } = props;
  const record = useQuery({ ...onboardingRecordQuery, enabled: open });
  const documents = useDocuments(record.data?.uploadedFiles ?? [], open);
  const [confirmation, setConfirmation] = useState<'clear' | 'stop' | null>(null);
  // A dialog makes its siblings inert when it mounts, so the overwrite question mounts after it.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(open);
    if (!open) setConfirmation(null);
  }, [open]);
  const memberKey = useMemberKey();
  const client = useQueryClient();
  const { data: question = null } = useQuery(overwriteQuestionQuery);
  const { upload } = documents;
  const isUploading = upload.share !== null;
  // An upload may have filled the missing answers.
  const missing = isIncomplete && record.data ? missingFields(record.data.answers) : [];
  const disabledReason = isUploading ? UPLOADING : undefined;
  const acceptsFiles = !isUploading && !question && !confirmation;
  const isDraggingFiles = useFileDrop(open, acceptsFiles, documents.add);

  function close() {
    documents.clearMessages();
    onOpenChange(false);
  }

  if (!open) return null;
  return (
    <>
      <Dialog
        open
        onOpenChange={() => (isUploading ? setConfirmation('stop') : close())}
        size="upload"
        title="Generate Your Business Profile"
        description="Upload brochures, price lists or notes and we’ll fill in your answers."
        headExtra={
          upload.share !== null && <UploadProgress share={upload.share} files={documents.pending} />
        }
        footer={
          <Actions
            documents={documents}
            hasProfile={record.data !== undefined && isProfileReady(record.data)}
            onViewProfile={onViewProfile}
          />
        }
      >
        {missing.length > 0 && (
          <MissingAnswersAlert
            missing={missing}
            disabledReason={disabledReason}
            onEdit={onEditAnswers}
          />
        )}
        <SavedAnswers
          answers={record.data?.answers ?? null}
          disabledReason={disabledReason}
          onEdit={() => onEditAnswers()}
        />
        <DropZone
          count={documents.count}
          isDraggingFiles={isDraggingFiles}
          isDisabled={isUploading}
          onFiles={documents.add}
        />
        <DocumentMessages
          notes={documents.notes}
          problem={upload.problem}
          onRetry={documents.submit}
        />
        <PendingFiles files={documents.pending} share={upload.share} onRemove={documents.remove} />
        <UploadedFiles
          files={documents.uploaded}
          record={record}
          disabledReason={disabledReason}
          onClear={() => setConfirmation('clear')}
        />
      </Dialog>
      {confirmation === 'clear' && (
        <ClearFilesDialog
          count={documents.uploaded.length}
          onClose={() => setConfirmation(null)}
          onCleared={documents.onCleared}
        />
      )}
      {confirmation === 'stop' && isUploading && (
        <QuestionDialog
          title="Stop the upload?"
          description="Your files are still being uploaded. If you stop now, they stay chosen and you can submit them later."
          cancelLabel="Keep uploading"
          confirmLabel="Stop upload"
          onCancel={() => setConfirmation(null)}
          onConfirm={() => {
            upload.cancel();
            close();
          }}
        />
      )}
      {question && isMounted && !isUploading && (
        <OverwriteDialog
          // The next upload asks another question.
          key={JSON.stringify(question)}
          memberKey={memberKey}
          candidates={question}
          answers={{ ...readAnswers(record.data?.answers), ...storedAnswersDraft.read(memberKey) }}
          onDecided={() => {
            client.setQueryData(overwriteQuestionQuery.queryKey, null);
            showToast('success', SUBMITTED);
          }}
        />
      )}
    </>
  );
}

/** Whether a profile exists or can be generated. */
function isProfileReady({ profileData, answers }: OnboardingRecord): boolean {
  return profileData.trim() !== '' || missingFields(answers).length === 0;
}

/** View Profile and Submit documents; the likely next one is primary (docs/product/documents.md#upload). */
function Actions({
  documents: { upload, submit, pending },
  hasProfile,
  onViewProfile,
}: {
  documents: Documents;
  hasProfile: boolean;
  onViewProfile: () => void;
}) {
  const isUploading = upload.share !== null;
  const isViewPrimary = hasProfile && pending.length === 0 && !isUploading;
  const view = (
    <Button
      key="view"
      variant={isViewPrimary ? 'primary' : 'ghost'}
      className={isViewPrimary ? undefined : 'mr-auto sm:-ml-3'}
      onClick={onViewProfile}
    >
      View Profile
    </Button>
  );
  const cancel = (
    <Button key="cancel" variant="secondary" className="ml-auto" onClick={upload.cancel}>
      Cancel
    </Button>
  );
  const submitFiles = (
    <Button
      key="submit"
      variant={isViewPrimary ? 'secondary' : 'primary'}
      className={isViewPrimary ? 'ml-auto' : undefined}
      busy={isUploading}
      busyLabel="Submitting..."
      onClick={submit}
    >
      Submit documents
    </Button>
  );
  if (isUploading) return [cancel, submitFiles];
  // The primary button is the last one.
  return isViewPrimary ? [submitFiles, view] : [view, submitFiles];
}

/** Explains why a profile can't be generated and links to each missing answer. */
function MissingAnswersAlert({
  missing,
  disabledReason,
  onEdit,
}: {
  missing: readonly AnswerField[];
  /** Disables the links and explains why. */
  disabledReason: string | undefined;
  onEdit: (field: AnswerField) => void;
}) {
  return (
    <Alert tone="danger" title={ANSWERS_MISSING} className="mb-4">
      <p className="mt-1">
        {missing.length === 1 ? 'This answer is missing:' : 'These answers are missing:'}
      </p>
      <ul role="list" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-6">
        {missing.map((field) => (
          <li key={field}>
            <Reason text={disabledReason}>
              <Button variant="link" onClick={() => onEdit(field)}>
                {FIELD_NAMES[field]}
              </Button>
            </Reason>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
