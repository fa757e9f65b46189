/** The draft of the generated profile (docs/product/generated-profile.md#editing). */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { orNull } from '@/lib/parse/field-schemas';

/** Typed or generated text of a member that is not saved yet, shared by all tabs; `null` without one. */
export const storedProfileDraft = memberValue('profile-draft', orNull(v.string()));

/** The draft of a member as one tab uses it. */
export function openProfileDraft(memberKey: string) {
  /** What this tab has read or written last. */
  let lastText: string | null = null;
  const stored = () => storedProfileDraft.read(memberKey);
  return {
    /** `null` without one. */
    read: () => (lastText = stored()),
    write: (text: string) => {
      storedProfileDraft.write(memberKey, text);
      // If the storage is full, it still has `lastText`, which `remove` then removes.
      if (stored() === text) lastText = text;
    },
    /** Removes the draft unless another tab has changed it since it was read or written here. */
    remove: () => {
      if (stored() === lastText) storedProfileDraft.remove(memberKey);
    },
    /** Whether another tab has removed the draft, because it has saved or discarded this text. */
    isRemovedElsewhere: (text: string) => text === lastText && stored() === null,
  };
}
