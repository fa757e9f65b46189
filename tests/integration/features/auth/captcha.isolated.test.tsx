import { createRef, StrictMode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Captcha, type CaptchaHandle } from '@/features/auth/captcha';
import { stopClock } from '../../../helpers/clock';
import { captchaScripts, captchaService, dispatchToScript } from './captcha-service';

const FAILED = 'Captcha error! Please try again.';

function open() {
  const handle = createRef<CaptchaHandle>();
  const view = render(
    <StrictMode>
      <Captcha ref={handle} />
    </StrictMode>,
  );
  return { ...view, get: () => handle.current!, token: () => handle.current!.currentToken() };
}

/** Opens a captcha and waits for its widget. */
async function openWidget() {
  const captcha = captchaService();
  const opened = open();
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
  return { captcha, ...opened };
}

const pressRetry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

it('two captchas add one async script and render one widget each, and a third adds none', async () => {
  const captcha = captchaService({ install: false });
  open();
  open();
  expect(captchaScripts()).toMatchObject([{ async: true }]);
  expect(screen.getAllByText('Loading captcha...')).toHaveLength(2);
  await captcha.load();
  expect(captcha.service.render).toHaveBeenCalledTimes(2);
  expect(captcha.service.render.mock.calls[0]?.[1]).toMatchObject({
    sitekey: import.meta.env['VITE_CAPTCHA_SITE_KEY'],
    theme: 'light',
    size: 'flexible',
  });
  expect(screen.queryByText('Loading captcha...')).not.toBeInTheDocument();
  open();
  await waitFor(() => expect(captcha.widgets.size).toBe(3));
  expect(captchaScripts()).toHaveLength(1);
});

it('an unmounted captcha removes its widget, and renders none when its script loads later', async () => {
  const captcha = captchaService({ install: false });
  open().unmount();
  await captcha.load();
  expect(captcha.service.render).not.toHaveBeenCalled();
  const { unmount } = open();
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
  unmount();
  expect(captcha.widgets.size).toBe(0);
});

it.each([
  ['fires an error', 0, () => dispatchToScript('error')],
  ['defines no service', 0, () => dispatchToScript('load')],
  ['has not loaded after 30 s', 30_000, () => Promise.resolve()],
])(
  'a captcha whose script %s shows an error, and Retry loads the script again',
  async (_, time, end) => {
    const clock = stopClock();
    const captcha = captchaService({ install: false });
    const { get, token } = open();
    const onSettled = vi.fn<() => void>();
    void get().waitUntilLoaded(new AbortController().signal).then(onSettled);
    await end();
    if (time > 0) await clock.advance(time - 1);
    if (time > 0) expect(screen.queryByRole('alert')).toBeNull();
    await clock.advance(time > 0 ? 1 : 100);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(onSettled).toHaveBeenCalled();
    expect(token()).toBeNull();
    expect(captchaScripts()).toHaveLength(0);

    clock.resume();
    await pressRetry();
    expect(captchaScripts()).toHaveLength(1);
    await captcha.load();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(captcha.solve()).toBe(token());
  },
);

it('a failed captcha shows an error, is reset once until it is solved, and renders again on Retry', async () => {
  const { captcha, token } = await openWidget();
  const { reset, render: renderWidget } = captcha.service;
  reset.mockReturnValue();
  for (const resets of [1, 2]) {
    captcha.solve();
    // The service logs an error that is not handled.
    expect(captcha.fail()).toBe(true);
    captcha.fail();
    expect(reset).toHaveBeenCalledTimes(resets);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(token()).toBeNull();
  }
  await pressRetry();
  await waitFor(() => expect(renderWidget).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a captcha that fails while it is rendered shows an error', async () => {
  const captcha = captchaService();
  captcha.service.render.mockImplementation((_, options) => {
    options['error-callback']();
    return 'broken';
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(captcha.service.reset).not.toHaveBeenCalled();
});

it('an expired captcha shows a message and returns no token, even if the service still has one', async () => {
  const { captcha, token } = await openWidget();
  captcha.service.reset.mockReturnValue();
  captcha.solve();
  captcha.expire();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The captcha has expired. Please verify it again.',
  );
  expect(captcha.service.reset).toHaveBeenCalledTimes(1);
  expect(token()).toBeNull();
  const solved = captcha.solve();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(token()).toBe(solved);
});
