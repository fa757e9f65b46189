import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOpenUntilNavigation } from '@/lib/react/use-open-until-navigation';

function setup() {
  const { result } = renderHook(
    () => ({ opening: useOpenUntilNavigation(), navigate: useNavigate() }),
    { wrapper: ({ children }) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter> },
  );
  return {
    isOpen: () => result.current.opening[0],
    open: () => act(() => result.current.opening[1](true)),
    openAfterNavigation: (to: string) =>
      act(async () => {
        void result.current.navigate(to);
        result.current.opening[1](true);
      }),
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

it('opened in the event that navigates, it belongs to the new entry', async () => {
  const { isOpen, openAfterNavigation } = setup();
  await openAfterNavigation('/explore');
  expect(isOpen()).toBe(true);
});
