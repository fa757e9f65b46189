import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { countListeners } from '../../../../helpers/listeners';

/** Renders the button as after a page load, at its initial position. */
async function openPage() {
  vi.resetModules();
  const { useMovable } = await import('@/features/credits/usage-button/use-movable');
  const onPress = vi.fn();
  function Button() {
    return (
      <button type="button" {...useMovable(onPress)}>
        Usage
      </button>
    );
  }
  const page = render(<Button />);
  const button = () => screen.getByRole('button');
  return {
    onPress,
    Button,
    button,
    drag: (x: number, y: number) => {
      fireEvent.pointerDown(button(), at(0, 0));
      fireEvent.pointerMove(button(), at(x, y));
      fireEvent.pointerUp(button(), at(x, y));
    },
    ...page,
    readPosition: () => [
      Number.parseFloat(button().style.left),
      Number.parseFloat(button().style.top),
    ],
  };
}

/** Pointers press and move from (500, 500). */
const at = (x: number, y: number, more = {}) => ({
  pointerId: 1,
  button: 0,
  clientX: 500 + x,
  clientY: 500 + y,
  ...more,
});

function setWindow(width: number, height: number) {
  const page = document.documentElement;
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(height);
}
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));

beforeEach(() => setWindow(1000, 700));

it('the movable button is 80 px from the corner of the window, also after a resize', async () => {
  const { readPosition } = await openPage();
  expect(readPosition()).toEqual([920, 620]);
  setWindow(800, 500);
  resize();
  expect(readPosition()).toEqual([720, 420]);
});

it('the position of the movable button is measured without the scrollbars', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(985);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(690);
  const { readPosition } = await openPage();
  expect(readPosition()).toEqual([905, 610]);
});

it('the movable button follows the pointer after it has moved 4 px from the press', async () => {
  const { button, readPosition } = await openPage();
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerMove(button(), at(-4, 0));
  expect(readPosition()).toEqual([920, 620]);
  fireEvent.pointerMove(button(), at(-5, 0));
  expect(readPosition()).toEqual([915, 620]);
  fireEvent.pointerMove(button(), at(-1, -2));
  expect(readPosition()).toEqual([919, 618]);
  fireEvent.pointerMove(button(), at(-300, -200));
  expect(readPosition()).toEqual([620, 420]);
});

it('a second drag of the movable button starts at its position', async () => {
  const { drag, readPosition } = await openPage();
  drag(-100, -100);
  drag(-50, -20);
  expect(readPosition()).toEqual([770, 500]);
});

it('the movable button follows no pointer that has not pressed it, and none after the release', async () => {
  const { button, readPosition } = await openPage();
  fireEvent.pointerMove(button(), at(-100, 0));
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerMove(button(), at(-100, 0, { pointerId: 2 }));
  fireEvent.pointerUp(button(), at(0, 0));
  fireEvent.pointerMove(button(), at(-100, 0));
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerCancel(button(), at(0, 0));
  fireEvent.pointerMove(button(), at(-100, 0));
  expect(readPosition()).toEqual([920, 620]);
});

it('the movable button follows the first of two touches, and not the secondary button of a mouse', async () => {
  const { button, readPosition } = await openPage();
  fireEvent.pointerDown(button(), at(0, 0, { button: 2 }));
  fireEvent.pointerMove(button(), at(-100, 0));
  expect(readPosition()).toEqual([920, 620]);
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerDown(button(), at(0, 0, { pointerId: 2 }));
  fireEvent.pointerMove(button(), at(-100, 0));
  expect(readPosition()).toEqual([820, 620]);
});

it('the movable button captures the pointer, so that a fast pointer does not leave it', async () => {
  const capture = vi.fn();
  const { button } = await openPage();
  Object.assign(button(), { setPointerCapture: capture });
  fireEvent.pointerDown(button(), at(0, 0, { pointerId: 7 }));
  expect(capture).toHaveBeenCalledExactlyOnceWith(7);
});

it('the movable button is pressed by a click and by the keyboard, not by the click that ends a drag', async () => {
  const { button, drag, onPress } = await openPage();
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerUp(button(), at(0, 0));
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);

  drag(-100, 0);
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('the movable button is pressed by the keyboard right after a drag that ended without a click', async () => {
  const { button, drag, onPress } = await openPage();
  drag(-100, 0);
  fireEvent.click(button(), { detail: 0 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('the movable button is pressed by the first click after a drag that ended without a click', async () => {
  const { button, drag, onPress } = await openPage();
  drag(-100, 0);
  fireEvent.pointerDown(button(), at(0, 0));
  fireEvent.pointerUp(button(), at(0, 0));
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('an arrow key moves the movable button by 16 px, with Shift by 64 px, and does not scroll the page', async () => {
  const { button, readPosition } = await openPage();
  expect(fireEvent.keyDown(button(), { key: 'ArrowLeft' })).toBe(false);
  expect(readPosition()).toEqual([904, 620]);
  fireEvent.keyDown(button(), { key: 'ArrowUp', shiftKey: true });
  expect(readPosition()).toEqual([904, 556]);
  expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true);
  expect(readPosition()).toEqual([904, 556]);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])(
  'arrow keys with %s do not move the movable button',
  async (modifier) => {
    const { button, readPosition } = await openPage();
    expect(fireEvent.keyDown(button(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(readPosition()).toEqual([920, 620]);
  },
);

it('the movable button returns to its position when a small window grows again', async () => {
  const { button, readPosition } = await openPage();
  fireEvent.keyDown(button(), { key: 'ArrowLeft' });
  setWindow(640, 300);
  resize();
  expect(readPosition()).toEqual([592, 252]);
  setWindow(1000, 700);
  resize();
  expect(readPosition()).toEqual([904, 620]);
});

it('the movable button keeps its position when it is mounted again', async () => {
  const { button, readPosition, unmount, Button } = await openPage();
  fireEvent.keyDown(button(), { key: 'ArrowLeft' });
  unmount();
  render(<Button />);
  expect(readPosition()).toEqual([904, 620]);
});

it('unmounting the movable button removes its listener', async () => {
  const listeners = countListeners(window);
  const { unmount } = await openPage();
  expect(listeners(['resize'])).toEqual(['resize']);
  unmount();
  expect(listeners(['resize'])).toEqual([]);
});

it('a right click on the movable button moves it, opens no context menu, and the next click presses it', async () => {
  const { button, readPosition, onPress } = await openPage();
  const isDefault = fireEvent.contextMenu(button());
  expect(isDefault).toBe(false);
  expect(readPosition()).toEqual([32, 620]);
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([
  [599, 920, 1],
  [600, 32, 0],
])(
  'a touch of %i ms on the movable button puts it at %i px and presses it %i times',
  async (milliseconds, x, times) => {
    const { button, readPosition, onPress } = await openPage();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.pointerDown(button(), at(0, 0, { pointerType: 'touch' }));
    act(() => void vi.advanceTimersByTime(milliseconds));
    fireEvent.pointerUp(button(), at(0, 0, { pointerType: 'touch' }));
    fireEvent.click(button(), { detail: 1 });
    expect(readPosition()[0]).toBe(x);
    expect(onPress).toHaveBeenCalledTimes(times);
  },
);

it('on a phone the movable button is at the right edge, and a drag moves it away and back', async () => {
  setWindow(390, 844);
  const { button, readPosition, drag } = await openPage();
  const edge = () => [button().style.right, button().style.top];
  expect(edge()).toEqual(['0px', '764px']);
  drag(-100, 0);
  expect(readPosition()).toEqual([242, 764]);
  drag(92, -16);
  expect(edge()).toEqual(['0px', '748px']);
});

it('the position of the movable button is stored after a drag and after a key, also for a new page', async () => {
  const first = await openPage();
  first.drag(-300, -200);
  first.unmount();
  const second = await openPage();
  expect(second.readPosition()).toEqual([620, 420]);
  fireEvent.keyDown(second.button(), { key: 'ArrowLeft' });
  second.unmount();
  expect((await openPage()).readPosition()).toEqual([604, 420]);
});

it('without storage the movable button can be dragged, and its position is not kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { drag, readPosition, unmount } = await openPage();
  drag(-300, -200);
  expect(readPosition()).toEqual([620, 420]);
  unmount();
  expect((await openPage()).readPosition()).toEqual([920, 620]);
});

it('the context menu of a long press is not opened and does not move the movable button', async () => {
  const { button, readPosition } = await openPage();
  const press = new PointerEvent('contextmenu', {
    pointerType: 'touch',
    bubbles: true,
    cancelable: true,
  });
  expect(fireEvent(button(), press)).toBe(false);
  expect(readPosition()).toEqual([920, 620]);
});

it.each([
  ['moves', (button: HTMLElement) => fireEvent.pointerMove(button, at(-5, 0)), [915, 620]],
  ['ends', (button: HTMLElement) => fireEvent.pointerUp(button, at(0, 0)), [920, 620]],
  ['is cancelled', (button: HTMLElement) => fireEvent.pointerCancel(button, at(0, 0)), [920, 620]],
])('a touch of the movable button that %s is no long press', async (_, interrupt, expected) => {
  const { button, readPosition } = await openPage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.pointerDown(button(), at(0, 0, { pointerType: 'touch' }));
  interrupt(button());
  expect(vi.getTimerCount()).toBe(0);
  expect(readPosition()).toEqual(expected);
});

it('unmounting the movable button during a touch ends the wait for a long press', async () => {
  const { button, unmount } = await openPage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.pointerDown(button(), at(0, 0, { pointerType: 'touch' }));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
