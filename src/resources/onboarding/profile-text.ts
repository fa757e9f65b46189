/** The rules of the generated profile's text (credits specification, section 4). */
import { browserStorage } from '@/lib/storage';

/** A text with the line ends that a text field gives it, so that it compares equal to itself there. */
export function fieldText(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Whether there is something to save: the text differs from what the server last stored or the
 * stream last finished. Lengths are compared first, which is all it takes for most keys pressed.
 */
export function differs(text: string, last: string): boolean {
  return text.length !== last.length || text !== last;
}

/** What a member typed or a stream left, which the server doesn't have yet. */
export interface TextDraft {
  /** `null` without one. */
  read: () => string | null;
  keep: (text: string) => void;
  drop: () => void;
}

/**
 * The draft of one member's profile, whoever else uses this browser; it outlives the page, a crash
 * and the session.
 * @param member tells members apart, also where the server sends no ids
 */
export function profileDraft(member: string): TextDraft {
  const key = `profile-draft:${member}`;
  return {
    read: () => browserStorage.read(key),
    keep: (text) => browserStorage.write(key, text),
    drop: () => browserStorage.remove(key),
  };
}

/** Whether a draft says nothing new: servers may trim what they store. */
export function isStored(draft: string, stored: string): boolean {
  return draft.trim() === stored.trim();
}
