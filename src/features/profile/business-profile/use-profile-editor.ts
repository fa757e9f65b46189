import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { missingFields, type AnswerField } from '@/resources/onboarding/fields';
import {
  generateProfile,
  saveErrorMessage,
  saveProfileMutation,
} from '@/resources/onboarding/generated-profile';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { openProfileDraft } from '@/resources/onboarding/profile-text';
import {
  addVersion,
  readVersions,
  type ProfileVersion,
} from '@/resources/onboarding/profile-versions';
import { fetchCurrentRecord } from '@/resources/onboarding/queries';
import { useUser } from '@/resources/session/queries';
import { memberKey, subscribeToSessionEnd } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { createProfileEditor, type ProfileEditor } from './profile-editor';
import { forgetDiscarded } from './undo-discard';

let current: { member: string; editor: ProfileEditor } | null = null;

/**
 * The editor of the signed-in member, outside of React so that a generation continues after an
 * unmount.
 */
function getEditor(member: string): ProfileEditor {
  if (current?.member !== member) {
    current = { member, editor: createProfileEditor(openProfileDraft(member)) };
  }
  return current.editor;
}

subscribeToSessionEnd((how) => {
  forgetDiscarded();
  current?.editor.close(how !== 'logout');
  current = null;
});

/**
 * Generates and saves the profile (docs/product/generated-profile.md).
 * @param profileData the profile of the server's record; `undefined` while it is not loaded
 * @param onIncomplete called with the missing answers instead of a request
 */
export function useProfileEditor(
  profileData: string | undefined,
  onIncomplete: (missing: readonly AnswerField[]) => void,
) {
  const client = useQueryClient();
  const member = memberKey(useUser());
  const editor = getEditor(member);
  /** The versions of the member's profile on this device. */
  const [versions, setVersions] = useState(() => readVersions(member));
  const addText = useCallback(
    (text: string, origin: ProfileVersion['origin']) =>
      setVersions(addVersion(member, { text, origin, seenAt: Date.now() })),
    [member],
  );
  const view = useSyncExternalStore(editor.subscribe, editor.view);
  const saving = useMutation(saveProfileMutation);
  const flight = useSingleFlight();
  const isMounted = useIsMounted();

  useEffect(() => {
    if (profileData === undefined) return;
    editor.syncRecord(profileData);
    addText(profileData, 'stored');
  }, [editor, profileData, addText]);

  useWindowEvent('pagehide', editor.flushDraft);

  async function generate() {
    saving.reset();
    // The generation replaces unsaved text.
    if (editor.view().canSave) addText(editor.text(), 'edited');
    await editor.generate(async (signal) => {
      const { answers } = await fetchCurrentRecord(client, signal);
      const missing = missingFields(answers);
      if (missing.length === 0) return generateProfile(answers, signal);
      // After a stop during the request for the answers, no dialog opens.
      if (!signal.aborted) onIncomplete(missing);
      return null;
    });
    if (editor.view().result?.kind === 'finished') {
      addText(editor.text(), 'generated');
      await client.invalidateQueries({ queryKey: onboardingKeys.record });
    }
  }

  async function save() {
    if (!flight.begin()) return;
    const saved = { profileData: editor.text() };
    try {
      await saving.mutateAsync(saved);
    } catch (error) {
      // While the page is open, `GenerationAlert` shows the error of the mutation.
      if (!isMounted.current && current?.editor === editor) {
        showToast('error', `Your profile was not saved. ${saveErrorMessage(error)}`);
      }
      return;
    } finally {
      flight.end();
    }
    addText(saved.profileData, 'edited');
    editor.markSaved(saved.profileData);
    showToast('success', 'Profile updated successfully.');
  }

  return { editor, view, saving, generate, save, versions, addText };
}

/** The editor of the profile with its actions, as components receive it. */
export type ProfileEditorState = ReturnType<typeof useProfileEditor>;
