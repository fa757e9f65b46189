import { ANSWERS_MISSING } from '@/resources/onboarding/business-profile/generated-profile';
import { missingFields } from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { DocumentMessages } from './document-messages';
import { DropZone } from './drop-zone';
import { PendingFiles, UploadProgress } from './file-lists';
import { OverwriteDialog } from './overwrite-dialog';
import { UploadedFiles } from './uploaded-files';
import { useDocuments, type Documents } from './use-documents';
import { useFileDrop } from './use-file-drop';
import { YourAnswers } from './your-answers';

export interface DocumentsDialogProps extends DialogControl {
  /** Whether a profile could not be generated, because answers are missing. */
  isIncomplete?: boolean;
  /** Opens the questionnaire in place of this dialog. */
  onEditAnswers: () => void;
  /** Opens the generated profile. */
  onViewProfile: () => void;
}

/**
 * Generate Your Business Profile: documents, the number of answers and a link to the generated
 * profile (docs/product/documents.md). Closing it does not stop an upload.
 */
export function DocumentsDialog(props: DocumentsDialogProps) {
  const documents = useDocuments(props.open);
  return props.open && <OpenDialog {...props} documents={documents} />;
}

/** While the server asks to overwrite answers, that question is the content. */
function OpenDialog({
  documents,
  onOpenChange,
  isIncomplete = false,
  onEditAnswers,
  onViewProfile,
}: DocumentsDialogProps & { documents: Documents }) {
  const { record, share, question, pending, message, add } = documents;
  const isDraggingFiles = useFileDrop(share === null && question === null, add);
  if (question) return <OverwriteDialog candidates={question} onDecided={documents.finish} />;

  const answers = record.data?.answers;
  const missing = answers ? missingFields(answers) : null;
  const hasProfile = missing?.length === 0 || (record.data?.profileData ?? '').trim() !== '';
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
          hasProfile={hasProfile}
          onViewProfile={onViewProfile}
          onReviewAnswers={onEditAnswers}
        />
      }
    >
      {isIncomplete && missing && missing.length > 0 && (
        <Alert tone="danger" title={ANSWERS_MISSING} className="mb-4">
          {`Missing: ${missing.map((field) => QUESTIONS[field].name).join(', ')}.`}
        </Alert>
      )}
      <YourAnswers answers={answers} onEdit={onEditAnswers} />
      {share === null && (
        <DropZone count={documents.count} isDraggingFiles={isDraggingFiles} onFiles={add} />
      )}
      {message && <DocumentMessages message={message} onRetry={documents.submit} />}
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
  const isViewPrimary = hasProfile && !isSubmitted && pending.length === 0;
  const next = (
    <Button
      key="next"
      variant={isViewPrimary ? 'secondary' : 'primary'}
      className={isViewPrimary ? 'ml-auto' : undefined}
      busy={share !== null}
      busyLabel="Submitting..."
      onClick={isSubmitted ? onReviewAnswers : submit}
    >
      {isSubmitted ? 'Review answers' : 'Submit documents'}
    </Button>
  );
  if (share !== null) {
    return [
      <Button key="cancel" variant="secondary" className="ml-auto" onClick={cancel}>
        Cancel
      </Button>,
      next,
    ];
  }
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
  // The primary button is the last one.
  return isViewPrimary ? [next, view] : [view, next];
}
