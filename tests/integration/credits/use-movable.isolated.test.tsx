import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countListeners } from '../../helpers/listeners';

/** The button as a new page has it: nobody has moved it yet. */
async function openPage() {
  vi.resetModules();
  const { useMovable } = await import('@/features/credits/use-movable');
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
    ...page,
    place: () => [Number.parseFloat(button().style.left), Number.parseFloat(button().style.top)],
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
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));

beforeEach(() => setWindow(1000, 700));

describe('the movable button', () => {
  it('stands 80 px from the corner of the window, and follows it when the window is resized', async () => {
    const { place } = await openPage();
    expect(place()).toEqual([920, 620]);
    setWindow(800, 500);
    resize();
    expect(place()).toEqual([720, 420]);
  });

  it('measures the page without its scrollbars where there is a layout', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(985);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(690);
    const { place } = await openPage();
    expect(place()).toEqual([905, 610]);
  });

  it('follows the pointer beyond 4 px, from where the pointer went down', async () => {
    const { button, place } = await openPage();
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-4, 0));
    expect(place()).toEqual([920, 620]);
    fireEvent.pointerMove(button(), at(-5, 0));
    expect(place()).toEqual([915, 620]);
    fireEvent.pointerMove(button(), at(-1, -2));
    expect(place()).toEqual([919, 618]);
    fireEvent.pointerMove(button(), at(-300, -200));
    expect(place()).toEqual([620, 420]);
  });

  it('keeps its place through a second drag, which starts from there', async () => {
    const { button, place } = await openPage();
    for (const [x, y] of [
      [-100, -100],
      [-50, -20],
    ] as const) {
      fireEvent.pointerDown(button(), at(0, 0));
      fireEvent.pointerMove(button(), at(x, y));
      fireEvent.pointerUp(button(), at(x, y));
    }
    expect(place()).toEqual([770, 500]);
  });

  it('follows no pointer that has not pressed it, and none after its end', async () => {
    const { button, place } = await openPage();
    fireEvent.pointerMove(button(), at(-100, 0));
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0, { pointerId: 2 }));
    fireEvent.pointerUp(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0));
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerCancel(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0));
    expect(place()).toEqual([920, 620]);
  });

  it('follows the first of two fingers, and not the secondary button of a mouse', async () => {
    const { button, place } = await openPage();
    fireEvent.pointerDown(button(), at(0, 0, { button: 2 }));
    fireEvent.pointerMove(button(), at(-100, 0));
    expect(place()).toEqual([920, 620]);
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerDown(button(), at(0, 0, { pointerId: 2 }));
    fireEvent.pointerMove(button(), at(-100, 0));
    expect(place()).toEqual([820, 620]);
  });

  it('captures the pointer, so that a fast one can’t leave it behind', async () => {
    const capture = vi.fn();
    const { button } = await openPage();
    Object.assign(button(), { setPointerCapture: capture });
    fireEvent.pointerDown(button(), at(0, 0, { pointerId: 7 }));
    expect(capture).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is pressed by a click and by the keyboard, not by the click that ends a drag', async () => {
    const { button, onPress } = await openPage();
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerUp(button(), at(0, 0));
    fireEvent.click(button(), { detail: 1 });
    expect(onPress).toHaveBeenCalledTimes(1);

    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0));
    fireEvent.pointerUp(button(), at(-100, 0));
    fireEvent.click(button(), { detail: 1 });
    expect(onPress).toHaveBeenCalledTimes(1);
    fireEvent.click(button(), { detail: 1 });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('is pressed by the keyboard right after a drag that ended without a click', async () => {
    const { button, onPress } = await openPage();
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0));
    fireEvent.pointerUp(button(), at(-100, 0));
    fireEvent.click(button(), { detail: 0 });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is pressed by the first click after a drag that ended without one', async () => {
    const { button, onPress } = await openPage();
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerMove(button(), at(-100, 0));
    fireEvent.pointerUp(button(), at(-100, 0));
    fireEvent.pointerDown(button(), at(0, 0));
    fireEvent.pointerUp(button(), at(0, 0));
    fireEvent.click(button(), { detail: 1 });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is moved 16 px by an arrow key, 64 px with Shift, and the page does not scroll', async () => {
    const { button, place } = await openPage();
    expect(fireEvent.keyDown(button(), { key: 'ArrowLeft' })).toBe(false);
    expect(place()).toEqual([904, 620]);
    fireEvent.keyDown(button(), { key: 'ArrowUp', shiftKey: true });
    expect(place()).toEqual([904, 556]);
    expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true);
    expect(place()).toEqual([904, 556]);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'leaves arrow keys with %s to the browser',
    async (modifier) => {
      const { button, place } = await openPage();
      expect(fireEvent.keyDown(button(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
      expect(place()).toEqual([920, 620]);
    },
  );

  it('returns to where it was put when a small window grows again', async () => {
    const { button, place } = await openPage();
    fireEvent.keyDown(button(), { key: 'ArrowLeft' });
    setWindow(500, 300);
    resize();
    expect(place()).toEqual([452, 252]);
    setWindow(1000, 700);
    resize();
    expect(place()).toEqual([904, 620]);
  });

  it('stands where it was put when it is rendered again', async () => {
    const { button, place, unmount, Button } = await openPage();
    fireEvent.keyDown(button(), { key: 'ArrowLeft' });
    unmount();
    render(<Button />);
    expect(place()).toEqual([904, 620]);
  });

  it('removes its listener when it is unmounted', async () => {
    const listeners = countListeners(window);
    const { unmount } = await openPage();
    expect(listeners(['resize'])).toEqual(['resize']);
    unmount();
    expect(listeners(['resize'])).toEqual([]);
  });
});
