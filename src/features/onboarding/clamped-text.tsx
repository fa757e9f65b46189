import { useState } from 'react';
import { Button } from '@/ui/button';

/** Characters that show before a member asks for the rest. */
const SHORT = 240;

/** A text whose length nobody knows: its beginning, and all of it on demand. */
export function ClampedText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > SHORT * 1.25;
  // A character outside the basic plane is two units, and half of it is none.
  const beginning = text.slice(0, SHORT).replace(/[\uD800-\uDBFF]$/, '');
  return (
    <>
      {isLong && !isWhole ? `${beginning.trimEnd()}...` : text}
      {isLong && (
        <Button variant="link" className="ml-2" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
