import { expect, test, vi } from 'vitest';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a frame that was requested with fake timers does not stop later animation frames', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const callback = vi.fn<FrameRequestCallback>();
  requestAnimationFrame(callback);
  vi.useRealTimers();
  await nextFrame();
  await nextFrame();
  expect(callback).toHaveBeenCalledOnce();
});

test('a cancelled animation frame is not called', async () => {
  const callback = vi.fn<FrameRequestCallback>();
  cancelAnimationFrame(requestAnimationFrame(callback));
  await nextFrame();
  await nextFrame();
  expect(callback).not.toHaveBeenCalled();
});

test('FormData reads the fields of a form element', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email" value="a@b.test"><input name="b">';
  expect([...new FormData(form)]).toEqual([
    ['email', 'a@b.test'],
    ['b', ''],
  ]);
});

test('an event listener is removed when its signal is aborted', () => {
  const controller = new AbortController();
  const listener = vi.fn();
  document.body.addEventListener('click', listener, { signal: controller.signal });
  document.body.click();
  controller.abort();
  document.body.click();
  document.body.addEventListener('click', listener, { signal: controller.signal });
  document.body.click();
  expect(listener).toHaveBeenCalledOnce();
});
