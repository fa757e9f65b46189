import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

function place(button: HTMLElement) {
  return { x: Number.parseFloat(button.style.left), y: Number.parseFloat(button.style.top) };
}

function resize(width: number, height: number) {
  act(() => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    window.dispatchEvent(new Event('resize'));
  });
}

function drag(button: HTMLElement, by: { x: number; y: number }) {
  const pointer = { pointerId: 1, button: 0, clientX: 500, clientY: 500 };
  fireEvent.pointerDown(button, pointer);
  fireEvent.pointerMove(button, {
    ...pointer,
    clientX: 500 + by.x,
    clientY: 500 + by.y,
  });
  fireEvent.pointerUp(button, pointer);
  fireEvent.click(button, { detail: 1 });
}

const usageButton = () => screen.getByRole('button', { name: /^Credit usage/ });

/** Renders the button as after a page load, in a viewport of 1,024 by 768 px. */
async function loadPage() {
  // The position is a module variable, so it lasts until the next page load.
  vi.resetModules();
  const { UsageButton } = (await import('@/features/credits/usage-button')) as {
    UsageButton: ComponentType<{ onOpen: () => void }>;
  };
  const onOpen = vi.fn<() => void>();
  resize(1024, 768);
  const show = () => render(<UsageButton onOpen={onOpen} />);
  return { ...show(), show, onOpen, user: userEvent.setup({ delay: null }) };
}

test('the corner of the usage button starts 80 px from the corner of the window, and follows it', async () => {
  await loadPage();
  expect(place(usageButton())).toEqual({ x: 944, y: 688 });
  resize(800, 600);
  expect(place(usageButton())).toEqual({ x: 720, y: 520 });
});

test('a click on the usage button opens the dashboard, also when the pointer moves by a few pixels', async () => {
  const { onOpen } = await loadPage();
  drag(usageButton(), { x: 2, y: -2 });
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(place(usageButton())).toEqual({ x: 944, y: 688 });
});

test.each([
  [4.4, 0],
  [3.6, 1],
])(
  'a pointer that moves the usage button by %d px of a slop of 4 opens the dashboard %d times',
  async (x, times) => {
    const { onOpen } = await loadPage();
    drag(usageButton(), { x: -x, y: 0 });
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);

test('a drag moves the usage button and does not open the dashboard', async () => {
  const { onOpen } = await loadPage();
  drag(usageButton(), { x: -300, y: -200 });
  expect(place(usageButton())).toEqual({ x: 644, y: 488 });
  expect(onOpen).not.toHaveBeenCalled();
});

test('the usage button keeps its position, clamped to the window at any size', async () => {
  const { unmount, show } = await loadPage();
  drag(usageButton(), { x: -300, y: -200 });
  unmount();
  show();
  expect(place(usageButton())).toEqual({ x: 644, y: 488 });
  resize(640, 300);
  expect(place(usageButton())).toEqual({ x: 592, y: 252 });
  resize(1024, 768);
  expect(place(usageButton())).toEqual({ x: 644, y: 488 });
  drag(usageButton(), { x: -5000, y: 5000 });
  expect(place(usageButton())).toEqual({ x: 0, y: 720 });
});

test('the position of the usage button is stored after a drag and after a key, also on a new page', async () => {
  const first = await loadPage();
  drag(usageButton(), { x: -300, y: -200 });
  first.unmount();
  const second = await loadPage();
  expect(place(usageButton())).toEqual({ x: 644, y: 488 });
  usageButton().focus();
  await second.user.keyboard('{ArrowLeft}');
  second.unmount();
  await loadPage();
  expect(place(usageButton())).toEqual({ x: 628, y: 488 });
});

test.each(['', 'nonsense', '12', '-5 7', '1e9 7', 'NaN NaN', '{"x":1,"y":2}'])(
  'a stored position "%s" counts as none',
  async (stored) => {
    localStorage.setItem('usage-button-position', stored);
    await loadPage();
    expect(place(usageButton())).toEqual({ x: 944, y: 688 });
  },
);

test('without storage the usage button can be dragged, and its position is not kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { unmount } = await loadPage();
  drag(usageButton(), { x: -300, y: -200 });
  expect(place(usageButton())).toEqual({ x: 644, y: 488 });
  unmount();
  await loadPage();
  expect(place(usageButton())).toEqual({ x: 944, y: 688 });
});

test('on a phone the usage button is at the right edge, and a drag moves it away and back', async () => {
  const { onOpen } = await loadPage();
  resize(390, 844);
  const edge = () => [usageButton().style.right, usageButton().style.top];
  expect(edge()).toEqual(['0px', '764px']);
  drag(usageButton(), { x: -100, y: 0 });
  expect(place(usageButton())).toEqual({ x: 242, y: 764 });
  drag(usageButton(), { x: 92, y: -16 });
  expect(edge()).toEqual(['0px', '748px']);
  expect(onOpen).not.toHaveBeenCalled();
  drag(usageButton(), { x: 0, y: 0 });
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('arrow keys move the usage button by 16 px, with Shift by 64, and Enter opens the dashboard', async () => {
  const { user, onOpen } = await loadPage();
  drag(usageButton(), { x: -444, y: -288 });
  usageButton().focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(place(usageButton())).toEqual({ x: 516, y: 384 });
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
  expect(place(usageButton())).toEqual({ x: 452, y: 448 });
  expect(onOpen).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a right click moves the usage button to the next corner, and the next click opens the dashboard', async () => {
  const { onOpen } = await loadPage();
  fireEvent.contextMenu(usageButton());
  expect(place(usageButton())).toEqual({ x: 32, y: 688 });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(usageButton(), { detail: 1 });
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([
  [599, 944, 1],
  [600, 32, 0],
])(
  'a touch of %i ms on the usage button puts it at %i px and opens the dashboard %i times',
  async (milliseconds, x, times) => {
    const { onOpen } = await loadPage();
    vi.useFakeTimers();
    const pointer = { pointerId: 1, button: 0, pointerType: 'touch', clientX: 950, clientY: 700 };
    fireEvent.pointerDown(usageButton(), pointer);
    act(() => void vi.advanceTimersByTime(milliseconds));
    fireEvent.pointerUp(usageButton(), pointer);
    fireEvent.click(usageButton(), { detail: 1 });
    vi.useRealTimers();
    expect(place(usageButton()).x).toBe(x);
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);
