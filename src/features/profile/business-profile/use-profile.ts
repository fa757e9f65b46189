import { useEffect, useReducer, useState } from 'react';
import { useAction } from '@/components/use-action';
import { useModal } from '@/components/use-modal';
import { useUnloadQuestion } from '@/lib/react/use-unload-question';
import {
  saveErrorMessage,
  saveProfileMutation,
} from '@/resources/onboarding/business-profile/generated-profile';
import { profileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import {
  addVersion,
  readVersions,
  type ProfileVersion,
} from '@/resources/onboarding/business-profile/profile-versions';
import type { OnboardingRecord } from '@/resources/onboarding/schema';
import { showToast } from '@/ui/feedback/toast';
import { openProfile, profileReducer } from './profile-reducer';
import { useGeneration } from './use-generation';

/**
 * The text of the profile with its draft and versions, and the actions that generate and save it
 * (docs/product/generated-profile.md).
 */
export function useProfile({ profileData, updatedAt }: OnboardingRecord, memberKey: string) {
  const [state, dispatch] = useReducer(profileReducer, null, () =>
    openProfile(profileData, profileDraft.read(memberKey)),
  );
  const [versions, setVersions] = useState(() => readVersions(memberKey));
  const { open: openDocuments } = useModal('documents');
  const { text, saved, previous } = state;

  function addText(added: string, origin: ProfileVersion['origin'], seenAt = Date.now()) {
    setVersions(addVersion(memberKey, { text: added, origin, seenAt }));
  }

  const generation = useGeneration({
    onText: (written) => dispatch({ type: 'written', text: written }),
    onEnd: (isComplete) => dispatch({ type: 'generationEnded', isComplete }),
    onIncomplete: () => openDocuments(undefined, { state: { isIncomplete: true } }),
    onKeep: (written) => addText(written, 'generated'),
  });
  const saving = useAction(saveProfileMutation, {
    // While the page is open, it shows the error.
    onError: (error, isMounted) => {
      if (!isMounted) showToast('error', `Your profile was not saved. ${saveErrorMessage(error)}`);
    },
  });
  const isSaving = saving.isBusy;
  const { isWriting } = generation;
  const canSave = !isWriting && text !== saved;

  /** Forgets how the last generation and save have ended. */
  function reset() {
    generation.reset();
    saving.reset();
  }

  function settle(kept: string) {
    reset();
    dispatch({ type: 'saved', text: kept });
  }

  /** Resolves to whether it was saved. */
  async function store(kept: string): Promise<boolean> {
    if (!(await saving.run({ profileData: kept }))) return false;
    addText(kept, 'edited');
    settle(kept);
    return true;
  }

  /** Puts an earlier text in the place of the current one. */
  function show(earlier: string) {
    reset();
    dispatch({ type: 'restored', text: earlier });
  }

  // Only a text that differs from the one loaded before replaces the text on screen.
  useEffect(() => dispatch({ type: 'loaded', text: profileData }), [profileData]);

  useEffect(() => {
    const seenAt = updatedAt ?? Date.now();
    setVersions(addVersion(memberKey, { text: profileData, origin: 'stored', seenAt }));
  }, [profileData, updatedAt, memberKey]);

  useEffect(() => {
    if (isWriting) return;
    if (canSave) profileDraft.write(memberKey, text);
    else profileDraft.remove(memberKey);
  }, [memberKey, isWriting, canSave, text]);

  // A closed tab loses its draft.
  useUnloadQuestion(isWriting || canSave);

  return {
    ...state,
    canSave,
    /** A profile exists, or its text is being written or edited. */
    hasText: text !== '' || saved !== '',
    isSaving,
    /** The message of a failed save; `null` without one. */
    saveError: saving.error ? saveErrorMessage(saving.error) : null,
    generation,
    versions,
    type: (typed: string) => dispatch({ type: 'typed', text: typed }),
    generate: () => {
      if (isSaving) return;
      saving.reset();
      if (canSave) addText(text, 'edited');
      generation.start();
    },
    save: async () => {
      if (await store(text)) showToast('success', 'Profile updated successfully.');
    },
    /** Keeps the generated text, which is saved unless the server has stored it. */
    keepNew: () => (isSameText(text, profileData) ? settle(text) : void store(text)),
    /** Saves the text before the generation again, which the server may have replaced. */
    goBack: async () => {
      if (previous !== null && (await store(previous))) show(previous);
    },
    /** Puts an earlier version in the place of the text, to be saved. */
    restore: (version: ProfileVersion) => {
      if (canSave) addText(text, 'edited');
      show(version.text);
    },
  };
}

/** The profile with its actions, as components receive it. */
export type Profile = ReturnType<typeof useProfile>;
