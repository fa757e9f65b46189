import { expect, it, vi } from 'vitest';
import { renderCaptcha, type CaptchaOptions } from '@/features/auth/captcha-widget';

/** A captcha rendered by a service that records its calls. */
function draw({ response }: { response: string | undefined } = { response: 'token' }) {
  let options: CaptchaOptions | undefined;
  const service = {
    render: vi.fn((_element: HTMLElement, given: CaptchaOptions) => {
      options = given;
      return 'widget-1';
    }),
    getResponse: vi.fn(() => response),
    reset: vi.fn<(id: string) => void>(),
    remove: vi.fn<(id: string) => void>(),
  };
  const onPhase = vi.fn();
  const element = {} as HTMLElement;
  const widget = renderCaptcha(service, element, onPhase);
  if (!options) throw new Error('Nothing was drawn.');
  return { service, element, options, onPhase, widget };
}

it('the captcha is rendered in the light theme, in the width of the form, with the site key of the settings', () => {
  const { service, element, options } = draw();
  expect(service.render).toHaveBeenCalledExactlyOnceWith(element, options);
  expect(options).toMatchObject({
    sitekey: import.meta.env['VITE_CAPTCHA_SITE_KEY'],
    theme: 'light',
    size: 'flexible',
  });
});

it.each([
  ['token', 'token'],
  ['', null],
  [undefined, null],
])('a captcha response of %j is the token %j', (response, token) => {
  const { service, widget } = draw({ response });
  expect(widget.token()).toBe(token);
  expect(service.getResponse).toHaveBeenCalledExactlyOnceWith('widget-1');
});

it('a solved captcha calls its listener', () => {
  const { options, onPhase } = draw();
  options.callback('token');
  expect(onPhase).toHaveBeenCalledExactlyOnceWith('solved');
});

it('an expired captcha is reset and has no token until it is solved again', () => {
  const { service, options, onPhase, widget } = draw();
  options['expired-callback']();
  expect(onPhase).toHaveBeenCalledExactlyOnceWith('expired');
  expect(service.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  expect(widget.token()).toBeNull();
  options.callback('token');
  expect(widget.token()).toBe('token');
});

it('a failed captcha is reset, has no token and marks the error as handled for the service', () => {
  const { service, options, onPhase, widget } = draw();
  expect(options['error-callback']()).toBe(true);
  expect(onPhase).toHaveBeenCalledExactlyOnceWith('failed');
  expect(service.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  expect(widget.token()).toBeNull();
});

it('a captcha that fails again is not reset before it was solved', () => {
  const { service, options } = draw();
  options['error-callback']();
  options['error-callback']();
  expect(service.reset).toHaveBeenCalledTimes(1);
  options.callback('token');
  options['error-callback']();
  expect(service.reset).toHaveBeenCalledTimes(2);
});

it('a captcha that was reset is open and returns its next token', () => {
  const { service, options, onPhase, widget } = draw();
  options['expired-callback']();
  service.reset.mockClear();
  widget.reset();
  expect(onPhase).toHaveBeenLastCalledWith('open');
  expect(service.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  expect(widget.token()).toBe('token');
});

it('a removed captcha is removed from the service', () => {
  const { service, widget } = draw();
  widget.remove();
  expect(service.remove).toHaveBeenCalledExactlyOnceWith('widget-1');
});

it('a captcha whose reset throws has failed and has no token', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { service, onPhase, widget } = draw();
  service.reset.mockImplementation(() => {
    throw new Error('No widget.');
  });
  widget.reset();
  expect(onPhase.mock.calls).toEqual([['open'], ['failed']]);
  expect(widget.token()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('removing a captcha does not throw when the service throws', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { service, widget } = draw();
  service.remove.mockImplementation(() => {
    throw new Error('No widget.');
  });
  widget.remove();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('a captcha that fails while it is rendered is not reset', () => {
  const reset = vi.fn<(id: string) => void>();
  const service = {
    render: (_element: HTMLElement, options: CaptchaOptions) => {
      options['error-callback']();
      return 'widget-1';
    },
    getResponse: () => 'token',
    reset,
    remove: () => undefined,
  };
  const onPhase = vi.fn();
  const widget = renderCaptcha(service, {} as HTMLElement, onPhase);
  expect(onPhase.mock.calls).toEqual([['failed']]);
  expect(reset).not.toHaveBeenCalled();
  expect(widget.token()).toBeNull();
});
