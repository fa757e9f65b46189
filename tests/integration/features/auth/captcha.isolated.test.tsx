import { createRef, StrictMode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Captcha, type CaptchaHandle } from '@/features/auth/captcha';
import { captchaScripts, captchaService } from './captcha-service';

const FAILED = 'Captcha error! Please try again.';

function open(error?: string) {
  const handle = createRef<CaptchaHandle>();
  const onProgress = vi.fn<() => void>();
  const view = render(
    <StrictMode>
      <Captcha ref={handle} error={error} onProgress={onProgress} />
    </StrictMode>,
  );
  const get = () => {
    if (!handle.current) throw new Error('The captcha has no handle.');
    return handle.current;
  };
  return { ...view, get, onProgress };
}

async function waitForWidget(captcha: ReturnType<typeof captchaService>) {
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
}

it('two captchas add the script once and render one widget each', async () => {
  const captcha = captchaService({ install: false });
  render(
    <StrictMode>
      <Captcha ref={null} />
      <Captcha ref={null} />
    </StrictMode>,
  );
  expect(captchaScripts()).toHaveLength(1);
  expect(screen.getAllByText('Loading captcha...')).toHaveLength(2);
  await captcha.load();
  expect(captcha.service.render).toHaveBeenCalledTimes(2);
  expect(captcha.service.render.mock.calls[0]?.[1]).toMatchObject({
    sitekey: import.meta.env['VITE_CAPTCHA_SITE_KEY'],
  });
  expect(screen.queryByText('Loading captcha...')).not.toBeInTheDocument();
});

it('an unmounted captcha removes its widget, and renders none when its script loads later', async () => {
  const captcha = captchaService({ install: false });
  const first = open();
  first.unmount();
  await captcha.load();
  expect(captcha.service.render).not.toHaveBeenCalled();

  const second = open();
  await waitForWidget(captcha);
  second.unmount();
  expect(captcha.widgets.size).toBe(0);
  expect(captcha.service.remove).toHaveBeenCalledTimes(1);
});

it('a solved captcha returns its token until it is reset', async () => {
  const captcha = captchaService();
  const { get, onProgress } = open();
  await waitForWidget(captcha);
  expect(get().currentToken()).toBeNull();
  const token = captcha.solve();
  expect(get().currentToken()).toBe(token);
  expect(onProgress).toHaveBeenCalledTimes(1);
  act(() => get().reset());
  expect(captcha.service.reset).toHaveBeenCalledTimes(1);
  expect(get().currentToken()).toBeNull();
});

it('a captcha whose script is blocked shows an error, and Try again loads the script again', async () => {
  const captcha = captchaService({ install: false });
  const { get } = open();
  const onSettled = vi.fn<() => void>();
  void get().waitUntilLoaded(new AbortController().signal).then(onSettled);
  await captcha.block();
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  expect(get().currentToken()).toBeNull();
  expect(captchaScripts()).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(captchaScripts()).toHaveLength(1);
  await captcha.load();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const token = captcha.solve();
  expect(get().currentToken()).toBe(token);
});

it('a failed captcha shows an error, is reset and renders again on Try again', async () => {
  const captcha = captchaService();
  const { get } = open();
  await waitForWidget(captcha);
  captcha.solve();
  captcha.fail();
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(get().currentToken()).toBeNull();
  expect(captcha.service.reset).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitForWidget(captcha);
  expect(captcha.service.render).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an expired captcha shows a message and returns no token, even if the service still has one', async () => {
  const captcha = captchaService();
  captcha.service.reset.mockImplementation(() => undefined);
  const { get } = open();
  await waitForWidget(captcha);
  captcha.solve();
  captcha.expire();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The captcha has expired. Please verify it again.',
  );
  expect(captcha.service.reset).toHaveBeenCalledTimes(1);
  expect(get().currentToken()).toBeNull();
  const token = captcha.solve();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(get().currentToken()).toBe(token);
});

it('a captcha is described by the error of its form, and by its own error instead if it fails', async () => {
  const captcha = captchaService();
  open('Please verify the captcha.');
  await waitForWidget(captcha);
  const group = screen.getByRole('group', { name: 'Captcha' });
  expect(group).toHaveAccessibleDescription('Please verify the captcha.');
  captcha.fail();
  expect(group).toHaveAccessibleDescription(FAILED);
});
