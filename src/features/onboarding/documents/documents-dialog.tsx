import { useQuery } from '@tanstack/react-query';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { missingFields, type AnswerField } from '@/resources/onboarding/questionnaire/fields';
import { readAnswers } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { DocumentMessages } from './document-messages';
import { DropZone } from './drop-zone';
import { PendingFiles, UploadProgress } from './file-lists';
import { OverwriteDialog } from './overwrite-dialog';
import { UploadedFiles } from './uploaded-files';
import { useDocuments, type Documents } from './use-documents';
import { useFileDrop } from './use-file-drop';
import { MissingAnswers, YourAnswers } from './your-answers';

export interface DocumentsDialogProps extends DialogControl {
  /** Whether a profile could not be generated, because answers are missing. */
  isIncomplete?: boolean;
  /** Opens the questionnaire in place of this dialog, optionally at a field. */
  onEditAnswers: (field?: AnswerField) => void;
  /** Opens the generated profile. */
  onViewProfile: () => void;
}

/**
 * Generate Your Business Profile: documents, the number of answers and a link to the generated
 * profile (docs/product/documents.md). While the server asks to overwrite answers, that question is
 * its content.
 */
export function DocumentsDialog({
  open,
  onOpenChange,
  isIncomplete = false,
  onEditAnswers,
  onViewProfile,
}: DocumentsDialogProps) {
  const record = useQuery({ ...onboardingRecordQuery, enabled: open });
  const answers = record.data?.answers;
  const documents = useDocuments(record.data?.uploadedFiles ?? [], open);
  const { share, question, pending, add } = documents;
  const memberKey = useMemberKey();
  const isDraggingFiles = useFileDrop(open, share === null && question === null, add);

  if (!open) return null;
  if (question) {
    return (
      <OverwriteDialog
        memberKey={memberKey}
        candidates={question}
        answers={{ ...readAnswers(answers), ...storedAnswersDraft.read(memberKey) }}
        onDecided={documents.finish}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="upload"
      title="Generate Your Business Profile"
      description="Upload brochures, price lists or notes and we’ll fill in your answers."
      headExtra={share !== null && <UploadProgress share={share} files={pending} />}
      footer={
        <Actions
          documents={documents}
          hasProfile={
            answers !== undefined &&
            (record.data?.profileData.trim() !== '' || missingFields(answers).length === 0)
          }
          onViewProfile={onViewProfile}
          onReviewAnswers={() => onEditAnswers()}
        />
      }
    >
      <p role="status" className="sr-only">
        {documents.announcement}
      </p>
      {isIncomplete && answers && <MissingAnswers answers={answers} onEdit={onEditAnswers} />}
      <YourAnswers answers={answers} onEdit={() => onEditAnswers()} />
      {share === null && (
        <DropZone count={documents.count} isDraggingFiles={isDraggingFiles} onFiles={add} />
      )}
      <DocumentMessages message={documents.message} onRetry={documents.submit} />
      <PendingFiles files={pending} isUploading={share !== null} onRemove={documents.remove} />
      <UploadedFiles
        files={documents.uploaded}
        record={record}
        canClear={share === null}
        onCleared={documents.onCleared}
      />
    </Dialog>
  );
}

/** The buttons of the dialog; the likely next one is primary (docs/product/documents.md#upload). */
function Actions({
  documents: { share, pending, isSubmitted, submit, cancel },
  hasProfile,
  onViewProfile,
  onReviewAnswers,
}: {
  documents: Documents;
  /** A profile exists or can be generated. */
  hasProfile: boolean;
  onViewProfile: () => void;
  onReviewAnswers: () => void;
}) {
  const isUploading = share !== null;
  const isViewPrimary = hasProfile && !isSubmitted && pending.length === 0;
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
  // One button in the place of the other, which keeps the focus.
  const next = isSubmitted ? (
    <Button key="next" onClick={onReviewAnswers}>
      Review answers
    </Button>
  ) : (
    <Button
      key="next"
      variant={isViewPrimary ? 'secondary' : 'primary'}
      className={isViewPrimary ? 'ml-auto' : undefined}
      busy={isUploading}
      busyLabel="Submitting..."
      onClick={submit}
    >
      Submit documents
    </Button>
  );
  if (isUploading) {
    return [
      <Button key="cancel" variant="secondary" className="ml-auto" onClick={cancel}>
        Cancel
      </Button>,
      next,
    ];
  }
  // The primary button is the last one.
  return isViewPrimary ? [next, view] : [view, next];
}
