import type { ReactNode } from 'react';
import { markWords, type TextPart } from '@/lib/text/mark-words';

/** A text in which the words of a search are marked. */
export function MarkedText({ words, children }: { words: readonly string[]; children: string }) {
  if (words.length === 0) return children;
  return <MarkedParts parts={markWords(children, words)} />;
}

/** A text, with those of its parts marked that a search found. */
export function MarkedParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <Mark key={index}>{text}</Mark> : text,
  );
}

/** A marked part of a text. */
export function Mark({ children }: { children?: ReactNode }) {
  return <mark className="rounded-mark bg-brand-tint font-semibold text-brand">{children}</mark>;
}
