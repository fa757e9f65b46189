/** The text and the draft of the generated profile (docs/product/generated-profile.md#editing). */
import { browserStorage } from '@/lib/browser/storage';

/** Normalizes line ends as a `textarea` does, so that its value compares equal. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Typed or generated text that is not saved yet. */
export interface TextDraft {
  /** `null` without one. */
  read: () => string | null;
  write: (text: string) => void;
  /** Removes the draft unless another tab has changed it since it was read or written here. */
  remove: () => void;
  /** Whether another tab has removed the draft, because it has saved or discarded this text. */
  isRemovedElsewhere: (text: string) => boolean;
}

function keyOf(member: string): string {
  return `profile-draft:${member}`;
}

/**
 * The draft of a member's profile in local storage, shared by all tabs.
 * @param member the `memberKey`
 */
export function openProfileDraft(member: string): TextDraft {
  const key = keyOf(member);
  let lastText: string | null = null;
  return {
    read: () => {
      lastText = browserStorage.read(key);
      return lastText;
    },
    write: (text) => {
      browserStorage.write(key, text);
      // If the storage is full, it still has `lastText`, which `remove` then removes.
      if (browserStorage.read(key) === text) lastText = text;
    },
    remove: () => {
      if (browserStorage.read(key) === lastText) browserStorage.remove(key);
    },
    isRemovedElsewhere: (text) => text === lastText && browserStorage.read(key) === null,
  };
}

/** Removes the draft, also one that another tab has written. */
export function removeProfileDraft(member: string): void {
  browserStorage.remove(keyOf(member));
}

/** Whether two texts are equal apart from line ends, and from blanks at the ends, which the server may trim. */
export function isSameText(one: string, other: string): boolean {
  return normalizeLineEnds(one).trim() === normalizeLineEnds(other).trim();
}
