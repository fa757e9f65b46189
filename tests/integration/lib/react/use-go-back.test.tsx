import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useGoBack } from '@/lib/react/use-go-back';
import { pressBack } from '../../../helpers/user';

function renderGoBack() {
  return renderHook(() => ({ goBack: useGoBack('/fallback'), navigate: useNavigate() }), {
    wrapper: BrowserRouter,
  }).result;
}

it('the first entry of a tab goes to the fallback, even if the tab has later entries', async () => {
  window.history.replaceState({ idx: 0 }, '', '/first');
  const result = renderGoBack();
  act(() => void result.current.navigate('/second'));
  await pressBack();
  expect(window.location.pathname).toBe('/first');
  act(() => result.current.goBack());
  expect(window.location.pathname).toBe('/fallback');
});

it('a later entry goes back', async () => {
  window.history.replaceState({ idx: 0 }, '', '/first');
  const result = renderGoBack();
  act(() => void result.current.navigate('/second'));
  const go = vi.spyOn(window.history, 'go');
  act(() => result.current.goBack());
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});
