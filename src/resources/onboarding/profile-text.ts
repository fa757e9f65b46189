/** The rules of the generated profile's text (credits specification, section 4). */
import { browserStorage } from '@/lib/storage';

/**
 * A text with the line ends that a text field gives it, so that it compares equal to itself there.
 */
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
  /** Drops what was last read or kept here; what another tab has kept since stays. */
  drop: () => void;
}

function keyOf(member: string): string {
  return `profile-draft:${member}`;
}

/**
 * The draft of one member's profile, whoever else uses this browser; it outlives the page, a crash
 * and the session, and all tabs share it.
 * @param member tells members apart, also where the server sends no ids
 */
export function profileDraft(member: string): TextDraft {
  const key = keyOf(member);
  let own: string | null = null;
  return {
    read: () => {
      own = browserStorage.read(key);
      return own;
    },
    keep: (text) => {
      own = text;
      browserStorage.write(key, text);
    },
    drop: () => {
      if (browserStorage.read(key) === own) browserStorage.remove(key);
    },
  };
}

/** Drops the draft, whichever tab has kept it. */
export function dropProfileDraft(member: string): void {
  browserStorage.remove(keyOf(member));
}

/** Whether a draft says nothing new: servers may trim what they store. */
export function isStored(draft: string, stored: string): boolean {
  return draft.trim() === stored.trim();
}
