import { useState } from 'react';
import { Button } from '@/ui/button';

/** Characters of the collapsed text. */
const MAX_LENGTH = 240;

/** A text of any length, collapsed with a Show all button if it is long. */
export function ClampedText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = text.length > MAX_LENGTH * 1.25;
  // Removes half of a surrogate pair at the end.
  const beginning = text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return (
    <>
      <span>{isLong && !isExpanded ? `${beginning.trimEnd()}...` : text}</span>
      {isLong && (
        <Button variant="link" className="ml-2" onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
