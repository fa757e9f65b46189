import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { useMemberValue } from '@/lib/react/use-member-value';
import { useWindowEvent } from '@/lib/react/use-window-event';
import {
  generateProfile,
  saveErrorMessage,
  saveProfileMutation,
} from '@/resources/onboarding/business-profile/generated-profile';
import {
  addVersion,
  isEditedVersion,
  storedVersions,
  type ProfileVersion,
} from '@/resources/onboarding/business-profile/profile-versions';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { fetchCurrentRecord } from '@/resources/onboarding/queries';
import { missingFields } from '@/resources/onboarding/questionnaire/fields';
import type { OnboardingRecord } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { sessionSignal } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { memberEditor } from './member-editor';
import { discardWithUndo } from './undo-discard';

/** Why the actions on the text that is being saved are disabled. */
export const SAVING = 'Your profile is being saved.';
const SAVES = { mutationKey: onboardingKeys.saveProfile };
const SAVED = 'Profile updated successfully.';

/**
 * Generates and saves the profile (docs/product/generated-profile.md).
 * @param record the server's record; `undefined` while it is not loaded
 * @param loadedAt when it was loaded, in epoch milliseconds
 * @param onIncomplete called instead of a request if answers are missing
 */
export function useProfileEditor(
  record: OnboardingRecord | undefined,
  loadedAt: number,
  onIncomplete: () => void,
) {
  const client = useQueryClient();
  const memberKey = useMemberKey();
  const editor = memberEditor(memberKey);
  const versions = useMemberValue(storedVersions, memberKey);
  const addText = useCallback(
    (text: string, origin: ProfileVersion['origin'], seenAt = Date.now()) =>
      addVersion(memberKey, { text, origin, seenAt }),
    [memberKey],
  );
  const view = useSyncExternalStore(editor.subscribe, editor.view);
  const saving = useMutation(saveProfileMutation);
  // Includes a save that was sent before the member left this page and returned to it.
  const isSaving = useIsMutating(SAVES) > 0;
  const { run: send } = useAction((text: string) => saving.mutateAsync({ profileData: text }), {
    // While the page is open, it shows the error of the mutation.
    onError: (error, isMounted) => {
      if (!isMounted) showToast('error', `Your profile was not saved. ${saveErrorMessage(error)}`);
    },
  });

  const { profileData, updatedAt } = record ?? {};
  useEffect(() => {
    if (profileData === undefined) return;
    editor.syncRecord(profileData, loadedAt);
    addText(profileData, 'stored', updatedAt ?? undefined);
  }, [editor, profileData, updatedAt, loadedAt, addText]);

  useWindowEvent('pagehide', editor.flushDraft);

  /** Adds the current text to the versions. @param origin the origin if the text is not as it was generated */
  function addCurrentText(origin: ProfileVersion['origin']) {
    addText(editor.text(), editor.isGenerated() ? 'generated' : origin);
  }

  async function generate() {
    // The end of a save would end the new proposal.
    if (client.isMutating(SAVES) > 0) return;
    saving.reset();
    const session = sessionSignal();
    // The server may replace its text by the generated one.
    if (editor.view().canSave) addCurrentText('edited');
    let recordBefore = null as string | null;
    await editor.generate(async (signal) => {
      const loaded = await fetchCurrentRecord(client, signal);
      recordBefore = loaded.profileData;
      editor.syncRecord(loaded.profileData, Date.now());
      const missing = missingFields(loaded.answers);
      if (missing.length === 0) return generateProfile(loaded.answers, signal);
      // After a stop during the request for the answers, no dialog opens.
      if (!signal.aborted) onIncomplete();
      return null;
    });
    const { result, choice } = editor.view();
    // Without it, no generation was sent.
    if (!result || recordBefore === null) return;
    if (result.kind === 'finished') addText(choice?.text ?? editor.text(), 'generated');
    const after = await fetchCurrentRecord(client, session).catch(() => null);
    if (after === null) return;
    // Not left to the effect above, because the member may have opened another page.
    editor.dispatch({
      type: 'recordLoadedAfterGeneration',
      record: after.profileData,
      loadedAt: Date.now(),
      recordBefore,
      isEdited: isEditedVersion(storedVersions.read(memberKey), after.profileData),
    });
  }

  async function save() {
    const text = editor.text();
    const origin = editor.isGenerated() ? 'generated' : 'edited';
    if (!(await send(text))) return;
    addText(text, origin);
    editor.dispatch({ type: 'saved', text });
    showToast('success', SAVED);
  }

  /** Saves the text that was made of the chosen sections. */
  async function keepSelected(text: string) {
    if (!(await send(text))) return;
    addCurrentText(editor.view().canSave ? 'edited' : 'stored');
    addText(text, 'edited');
    editor.dispatch({ type: 'choiceKept', text });
    showToast('success', SAVED);
  }

  /** Discards the proposal, and saves the current text if the server may have replaced it. */
  async function discardNewVersion() {
    saving.reset();
    if (editor.mayBeReplaced()) {
      const text = editor.text();
      if (!(await send(text))) return;
      editor.dispatch({ type: 'saved', text });
    }
    discardWithUndo(editor, 'proposalDiscarded');
  }

  return {
    editor,
    view,
    /** The message of a failed save; `null` without one. */
    saveError: saving.isError ? saveErrorMessage(saving.error) : null,
    isSaving,
    generate,
    save,
    keepSelected,
    discardNewVersion,
    versions,
    addCurrentText,
  };
}

/** The editor of the profile with its actions, as components receive it. */
export type ProfileEditorState = ReturnType<typeof useProfileEditor>;
