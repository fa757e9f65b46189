import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchString } from '@/features/credits/use-search-string';

const OPEN = '?modal=usage';

test.each(['popstate', 'urlchange'])(
  'the event %s updates the search string after a script has changed the URL',
  (name) => {
    const { result } = renderHook(useSearchString);
    window.history.replaceState(null, '', `/explore${OPEN}`);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(result.current).toBe('');
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current).toBe(OPEN);
  },
);
