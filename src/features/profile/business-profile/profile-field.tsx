import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { controlClass } from '@/ui/form/field';
import { SaveAlert, SaveButton } from './save';
import type { Profile } from './use-profile';

/** In a text of more characters the browser's spell check delays each keystroke. */
const LONG_TEXT = 50_000;

/** Whether the style sheet makes a text area as high as its text. */
const HAS_FIELD_SIZING = 'fieldSizing' in document.documentElement.style;

/**
 * The text area of the profile, as high as its text, with a row below the navigation bar that stays
 * while the text scrolls.
 */
export function ProfileField({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { text, canSave, type } = profile;
  const area = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    area.current?.setSelectionRange(0, 0);
    area.current?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || HAS_FIELD_SIZING) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);

  return (
    <div>
      <div
        data-edit-row
        className="sticky top-(--bar) z-10 -mx-1 -mt-2 flex flex-wrap items-center gap-2 bg-canvas px-1 py-2"
      >
        <SaveAlert profile={profile} className="w-full" />
        <p id="profile-hint" className="min-w-32 flex-1 text-muted">
          Plain text: # begins a heading, - a list item.
        </p>
        {canSave && <SaveButton profile={profile} />}
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
      <textarea
        ref={area}
        dir="auto"
        aria-label="Profile text"
        aria-describedby="profile-hint"
        rows={12}
        value={text}
        spellCheck={text.length <= LONG_TEXT}
        onChange={(event) => type(event.target.value)}
        className={`${controlClass} resize-none overflow-hidden py-2.5 field-sizing-content`}
      />
    </div>
  );
}
