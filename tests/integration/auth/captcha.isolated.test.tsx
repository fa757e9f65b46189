import { createRef, StrictMode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Captcha } from '@/features/auth/captcha';
import type { CaptchaHandle } from '@/features/auth/use-captcha';
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

async function drawn(captcha: ReturnType<typeof captchaService>) {
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the captcha', () => {
  it('adds the script once, however many captchas ask, and draws one widget each', async () => {
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

  it('goes with its form and leaves nothing behind, also while it is loading', async () => {
    const captcha = captchaService({ install: false });
    const first = open();
    first.unmount();
    await captcha.load();
    expect(captcha.service.render).not.toHaveBeenCalled();

    const second = open();
    await drawn(captcha);
    second.unmount();
    expect(captcha.widgets.size).toBe(0);
    expect(captcha.service.remove).toHaveBeenCalledTimes(1);
  });

  it('gives the token until it is reset', async () => {
    const captcha = captchaService();
    const { get, onProgress } = open();
    await drawn(captcha);
    expect(get().currentToken()).toBeNull();
    const token = captcha.solve();
    expect(get().currentToken()).toBe(token);
    expect(onProgress).toHaveBeenCalledTimes(1);
    act(() => get().reset());
    expect(captcha.service.reset).toHaveBeenCalledTimes(1);
    expect(get().currentToken()).toBeNull();
  });

  it.each(['blocked', 'empty'])(
    'says so when its script is %s, and loads it again',
    async (how) => {
      const captcha = captchaService({ install: false });
      const { get } = open();
      if (how === 'blocked') await captcha.block();
      else await captcha.load({ empty: true });
      expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
      expect(get().currentToken()).toBeNull();
      expect(captchaScripts()).toHaveLength(0);

      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(captchaScripts()).toHaveLength(1);
      await captcha.load();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      const token = captcha.solve();
      expect(get().currentToken()).toBe(token);
    },
  );

  it('gives up on a script that never answers after 30 s', async () => {
    vi.useFakeTimers();
    captchaService({ install: false });
    const { get } = open();
    const settled = vi.fn<() => void>();
    void get().waitUntilLoaded(new AbortController().signal).then(settled);
    await act(() => vi.advanceTimersByTimeAsync(29_900));
    expect(settled).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(settled).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  });

  it('says so when the service can’t draw it', async () => {
    const captcha = captchaService();
    captcha.service.render.mockImplementation(() => {
      throw new Error('Invalid site key');
    });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  });

  it.each(['remove', 'reset'] as const)(
    'a captcha whose %s throws leaves the form in its place',
    async (method) => {
      const captcha = captchaService();
      const { get, unmount } = open();
      await drawn(captcha);
      captcha.solve();
      captcha.service[method].mockImplementation(() => {
        throw new Error('Could not find the widget.');
      });
      act(() => get().reset());
      expect(get().currentToken()).toBeNull();
      if (method === 'reset') expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
      expect(() => unmount()).not.toThrow();
      expect(captcha.service[method]).toHaveBeenCalled();
    },
  );

  it('is reset when the widget fails, but not for ever', async () => {
    const captcha = captchaService();
    const { get } = open();
    await drawn(captcha);
    captcha.solve();
    captcha.fail();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(get().currentToken()).toBeNull();
    expect(captcha.service.reset).toHaveBeenCalledTimes(1);
    captcha.fail();
    captcha.fail();
    expect(captcha.service.reset).toHaveBeenCalledTimes(1);

    const token = captcha.solve();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(get().currentToken()).toBe(token);
    captcha.fail();
    expect(captcha.service.reset).toHaveBeenCalledTimes(2);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await drawn(captcha);
    expect(captcha.service.render).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it has expired and gives no token, even one that the service still holds', async () => {
    const captcha = captchaService();
    captcha.service.reset.mockImplementation(() => undefined);
    const { get } = open();
    await drawn(captcha);
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

  it('says what the form has to say, and is described by it', async () => {
    const captcha = captchaService();
    open('Please verify the captcha.');
    await drawn(captcha);
    const group = screen.getByRole('group', { name: 'Captcha' });
    expect(group).toHaveAccessibleDescription('Please verify the captcha.');
    captcha.fail();
    expect(group).toHaveAccessibleDescription(FAILED);
  });

  it('is asked every 100 ms for the token, for 30 s', async () => {
    vi.useFakeTimers();
    const captcha = captchaService();
    const { get } = open();
    await act(() => vi.advanceTimersByTimeAsync(0));

    const late = get().waitForToken(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(5000);
    const asked = captcha.service.getResponse.mock.calls.length;
    expect(asked).toBeGreaterThanOrEqual(50);
    expect(asked).toBeLessThanOrEqual(51);
    const token = captcha.solve();
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toBe(token);

    act(() => get().reset());
    const never = get().waitForToken(new AbortController().signal);
    const ended = vi.fn<() => void>();
    void never.then(ended);
    await vi.advanceTimersByTimeAsync(29_800);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(await never).toBeNull();

    const given = new AbortController();
    const calledOff = get().waitForToken(given.signal);
    given.abort();
    expect(await calledOff).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
