import { useEffect, useState } from 'react';
import type { ProfileEditor } from './profile-editor';
import { isLongText } from './editor-view';

/** Milliseconds between two renders of a text that is being written. */
const INTERVAL_MS = 150;
/** The same for a long text, which takes longer to split and to parse. */
const LONG_INTERVAL_MS = 500;

/** The editor's text, re-rendered at intervals while it is being written. */
export function useShownText(editor: ProfileEditor): string {
  const [text, setText] = useState(editor.shownText);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show() {
      timer = undefined;
      setText(editor.shownText());
    }
    show();
    const unsubscribe = editor.subscribeToText(() => {
      timer ??= setTimeout(show, isLongText(editor.shownText()) ? LONG_INTERVAL_MS : INTERVAL_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [editor]);

  return text;
}
