import { markWords } from '@/resources/user-assets/match';

/** A text in which the words of a search are marked. */
export function MarkedText({ words, children }: { words: readonly string[]; children: string }) {
  if (words.length === 0) return children;
  return markWords(children, words).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-mark bg-brand-tint font-semibold text-brand">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
