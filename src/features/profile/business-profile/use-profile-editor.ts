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
import { discardWithUndo, forgetDiscarded } from './undo-discard';

const SAVED = 'Profile updated successfully.';

let current: { member: string; editor: ProfileEditor } | null = null;

/**
 * The editor of the signed-in member, outside of React so that a generation continues after an
 * unmount.
 */
function getEditor(member: string): ProfileEditor {
  if (current?.member !== member) {
    current = { member, editor: createProfileEditor(member) };
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
    // The server may replace its text by the generated one.
    if (editor.view().canSave) addText(editor.text(), 'edited');
    await editor.generate(async (signal) => {
      const { answers } = await fetchCurrentRecord(client, signal);
      const missing = missingFields(answers);
      if (missing.length === 0) return generateProfile(answers, signal);
      // After a stop during the request for the answers, no dialog opens.
      if (!signal.aborted) onIncomplete(missing);
      return null;
    });
    const { result, proposal } = editor.view();
    if (result?.kind === 'finished') {
      addText(proposal?.text ?? editor.text(), 'generated');
      await client.invalidateQueries({ queryKey: onboardingKeys.record });
    }
  }

  /** Saves a text; resolves to whether it was saved. */
  async function send(text: string): Promise<boolean> {
    if (!flight.begin()) return false;
    try {
      await saving.mutateAsync({ profileData: text });
      return true;
    } catch (error) {
      // While the page is open, it shows the error of the mutation.
      if (!isMounted.current && current?.editor === editor) {
        showToast('error', `Your profile was not saved. ${saveErrorMessage(error)}`);
      }
      return false;
    } finally {
      flight.end();
    }
  }

  async function save() {
    const text = editor.text();
    if (!(await send(text))) return;
    addText(text, 'edited');
    editor.markSaved(text);
    showToast('success', SAVED);
  }

  /** Saves the text that was made of the chosen sections. */
  async function keep(text: string) {
    if (!(await send(text))) return;
    addText(editor.text(), editor.view().canSave ? 'edited' : 'stored');
    addText(text, 'edited');
    editor.adopt(text);
    showToast('success', SAVED);
  }

  /** Drops the proposal, and saves the current text if the server may have replaced it. */
  async function discardProposal() {
    saving.reset();
    if (editor.mayBeReplaced()) {
      const text = editor.text();
      if (!(await send(text))) return;
      editor.markSaved(text);
    }
    discardWithUndo(editor, 'proposal');
  }

  return { editor, view, saving, generate, save, keep, discardProposal, versions, addText };
}

/** The editor of the profile with its actions, as components receive it. */
export type ProfileEditorState = ReturnType<typeof useProfileEditor>;
