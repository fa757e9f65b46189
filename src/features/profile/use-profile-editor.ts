import { useEffect, useSyncExternalStore } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { missingFields, type AnswerField } from '@/resources/onboarding/fields';
import { generateProfile } from '@/resources/onboarding/generated-profile';
import { saveProfileMutation } from '@/resources/onboarding/generated-queries';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { openProfileDraft } from '@/resources/onboarding/profile-text';
import { fetchCurrentRecord } from '@/resources/onboarding/queries';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { useSessionStore } from '@/resources/session/store';
import { showToast } from '@/ui/toast';
import { createProfileEditor, type ProfileEditor } from './profile-editor';

let current: { member: string; editor: ProfileEditor } | null = null;

/** The editor of the member who is signed in: one, so that a text goes on being written unseen. */
function editorOf(member: string): ProfileEditor {
  if (current?.member === member) return current.editor;
  current?.editor.close();
  current = { member, editor: createProfileEditor(openProfileDraft(member)) };
  return current.editor;
}

// Nothing of the member stays in memory; the draft is dropped by a logout that the member asked
// for.
useSessionStore.subscribe((now, before) => {
  if (now.authenticated || !before.authenticated) return;
  current?.editor.close();
  current = null;
});

/**
 * Generating and saving the profile (credits specification, sections 4 and 7).
 * @param profileData the profile as the server's record has it, `undefined` while that is unknown
 * @param onIncomplete hears which answers are missing, instead of a call
 */
export function useProfileEditor(
  profileData: string | undefined,
  onIncomplete: (missing: readonly AnswerField[]) => void,
) {
  const client = useQueryClient();
  const editor = editorOf(memberKey(useUser()));
  const view = useSyncExternalStore(editor.subscribe, editor.view);
  const saving = useMutation(saveProfileMutation);

  useEffect(() => {
    if (profileData !== undefined) editor.adopt(profileData);
  }, [editor, profileData]);

  useEffect(() => {
    const keep = () => editor.keepDraft();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [editor]);

  async function generate() {
    saving.reset();
    await editor.generate(async (signal) => {
      const { answers } = await fetchCurrentRecord(client);
      const missing = missingFields(answers);
      if (missing.length === 0) return generateProfile(answers, signal);
      // Stopped while the answers were asked for, nobody waits for a dialog any more.
      if (!signal.aborted) onIncomplete(missing);
      return null;
    });
    if (editor.view().ending?.kind === 'finished') {
      await client.invalidateQueries({ queryKey: onboardingKeys.record });
    }
  }

  async function save() {
    // Asked of the client: a second press may come before the first one's render.
    if (client.isMutating({ mutationKey: saveProfileMutation.mutationKey }) > 0) return;
    const saved = { profileData: editor.text() };
    try {
      await saving.mutateAsync(saved);
    } catch {
      // The mutation keeps the failure, which stands beside the text.
      return;
    }
    editor.saved(saved.profileData);
    showToast('success', 'Profile updated successfully.');
  }

  return { editor, view, saving, generate, save };
}
