import type { ReactNode } from 'react';
import { markWords, type TextPart } from '@/lib/text/mark-words';

/** A text in which the words of a search are marked. */
export function MarkedText({ words, children }: { words: readonly string[]; children: string }) {
  if (words.length === 0) return <span>{children}</span>;
  return <MarkedParts parts={markWords(children, words)} />;
}

/** A text, with those of its parts marked that a search found. */
export function MarkedParts({ parts }: { parts: readonly TextPart[] }) {
  return (
    // A new key for other parts replaces the element, and not its texts (CONTRIBUTING.md, rule 9).
    <span key={JSON.stringify(parts)}>
      {parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text))}
    </span>
  );
}

/** A marked part of a text. */
export function Mark({ children }: { children?: ReactNode }) {
  return <mark className="rounded-mark bg-brand-tint font-semibold text-brand">{children}</mark>;
}
