import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOpenUntilNavigation } from '@/lib/react/use-open-until-navigation';

function setup() {
  const { result } = renderHook(
    () => ({ opening: useOpenUntilNavigation(), navigate: useNavigate() }),
    { wrapper: BrowserRouter },
  );
  return {
    isOpen: () => result.current.opening[0],
    open: () => act(() => result.current.opening[1](true)),
    navigate: (to: string) => act(async () => result.current.navigate(to)),
  };
}

it('each navigation closes it', async () => {
  const { isOpen, open, navigate } = setup();
  open();
  expect(isOpen()).toBe(true);
  await navigate('/explore');
  expect(isOpen()).toBe(false);
});

it('a navigation that the router has not rendered when it opens does not close it', () => {
  const { isOpen, open } = setup();
  window.history.replaceState({ key: 'later' }, '');
  open();
  expect(isOpen()).toBe(true);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'later' } }));
  });
  expect(isOpen()).toBe(true);
});
