import { useEffect, useEffectEvent, useState } from 'react';
import { PROFILE_TAB } from '@/config/routes';
import type { DocumentsDialogProps } from '@/features/onboarding/documents/documents-dialog';
import { LazyDocuments, LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { ProfilePage } from '@/features/profile/profile-page';
import { useProfileView } from '@/features/profile/profile-url';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';
import { ANSWERS_MISSING } from '@/resources/onboarding/business-profile/generated-profile';
import type { AnswerField } from '@/resources/onboarding/questionnaire/fields';
import { readInterrupted } from '@/resources/onboarding/questionnaire/interrupted-questionnaire';
import { useMemberKey } from '@/resources/session/queries';

type OpenDialog =
  | { name: 'documents'; problem: DocumentsDialogProps['problem'] }
  | { name: 'questionnaire'; startAt?: AnswerField | undefined };

/** The profile page with the dialogs for the answers, one at a time, which Back closes. */
export function ProfileScreen() {
  const { openTab } = useProfileView();
  const [isOpen, setIsOpen] = useOpenInHistory('answers');
  const [lastOpened, setLastOpened] = useState<OpenDialog | null>(null);
  const dialog = isOpen ? lastOpened : null;
  const close = () => setIsOpen(false);

  function openDialog(opened: OpenDialog) {
    setLastOpened(opened);
    setIsOpen(true);
  }

  const memberKey = useMemberKey();
  const restoreQuestionnaire = useEffectEvent(() => {
    const startAt = readInterrupted(memberKey, 'editing');
    if (startAt) openDialog({ name: 'questionnaire', startAt });
  });
  // The session may have expired while the questionnaire was open.
  useEffect(() => restoreQuestionnaire(), []);

  return (
    <>
      <ProfilePage
        documentsButton={{
          onPress: () => openDialog({ name: 'documents', problem: null }),
          onIntent: LazyDocuments.preload,
        }}
        onEditAnswers={() => openDialog({ name: 'questionnaire' })}
        onIncomplete={(missing) =>
          openDialog({ name: 'documents', problem: { message: ANSWERS_MISSING, missing } })
        }
      />
      <LazyDocuments
        open={dialog?.name === 'documents'}
        onOpenChange={close}
        problem={dialog?.name === 'documents' ? dialog.problem : null}
        onEditAnswers={(startAt) => openDialog({ name: 'questionnaire', startAt })}
        onViewProfile={() => {
          close();
          openTab(PROFILE_TAB);
        }}
      />
      <LazyQuestionnaire
        open={dialog?.name === 'questionnaire'}
        onOpenChange={close}
        mode="editing"
        startAt={dialog?.name === 'questionnaire' ? dialog.startAt : undefined}
      />
    </>
  );
}
