import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAddressSearch } from '@/features/credits/use-address';

const OPEN = '?modal=usage';

test.each(['popstate', 'urlchange'])(
  'the event %s updates the dashboard to an address that a script has changed',
  (name) => {
    const { result } = renderHook(useAddressSearch);
    window.history.replaceState(null, '', `/explore${OPEN}`);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(result.current).toBe('');
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current).toBe(OPEN);
  },
);
