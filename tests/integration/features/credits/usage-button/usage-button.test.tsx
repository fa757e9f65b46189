import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UsageButton } from '@/features/credits/usage-button/usage-button';
import { MAYA, LENA } from '../../../../helpers/mock-api';
import { renderPart } from '../../../render-app';

/** Renders the button at (920, 620), as jsdom has no layout. */
async function openButton(email = MAYA) {
  const onPress = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 920,
    top: 620,
  } as DOMRect);
  const view = renderPart(<UsageButton onOpen={onPress} onIntent={() => undefined} />, email);
  const button = await screen.findByRole('button', { name: 'Credit usage' });
  return { ...view, button, onPress };
}

/** Pointers press and move from (930, 630). */
const at = (x: number, y: number, more = {}) => ({
  pointerId: 1,
  button: 0,
  clientX: 930 + x,
  clientY: 630 + y,
  ...more,
});
const position = ({ style }: HTMLElement) => [
  style.getPropertyValue('--button-x'),
  style.getPropertyValue('--button-y'),
];
const UNMOVED = ['', ''];

it('the usage button is described, and pressed by a click and by the keyboard, not by the click that ends a drag', async () => {
  const { button, onPress } = await openButton();
  expect(button).toHaveAccessibleDescription('Drag, or move with the arrow keys');
  const release = (x: number) => {
    fireEvent.pointerDown(button, at(0, 0));
    fireEvent.pointerMove(button, at(x, 0));
    fireEvent.pointerUp(button, at(x, 0));
  };
  release(-4);
  expect(position(button)).toEqual(UNMOVED);
  fireEvent.click(button, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  release(-5);
  expect(position(button)).toEqual(['915px', '620px']);
  fireEvent.click(button, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  // A drag that ends outside of the window fires no click.
  release(-50);
  fireEvent.click(button, { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('the usage button follows the first pointer that has pressed it, until it is released', async () => {
  const { button } = await openButton();
  fireEvent.pointerMove(button, at(-100, 0));
  fireEvent.pointerDown(button, at(0, 0, { button: 2 }));
  fireEvent.pointerMove(button, at(-100, 0));
  expect(position(button)).toEqual(UNMOVED);
  fireEvent.pointerDown(button, at(0, 0));
  fireEvent.pointerDown(button, at(0, 0, { pointerId: 2 }));
  fireEvent.pointerMove(button, at(-200, 0, { pointerId: 2 }));
  fireEvent.pointerMove(button, at(-100, -20));
  expect(position(button)).toEqual(['820px', '600px']);
  fireEvent.pointerUp(button, at(-100, -20));
  fireEvent.pointerMove(button, at(-300, 0));
  expect(position(button)).toEqual(['820px', '600px']);
});

it('an arrow key moves the usage button and does not scroll, but not with a modifier', async () => {
  const { button } = await openButton();
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(fireEvent.keyDown(button, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  }
  expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
  expect(position(button)).toEqual(UNMOVED);
  expect(fireEvent.keyDown(button, { key: 'ArrowLeft' })).toBe(false);
  expect(position(button)).toEqual(['904px', '620px']);
});

it('the place of the usage button is kept for the member, and not for another one', async () => {
  const first = await openButton();
  fireEvent.keyDown(first.button, { key: 'ArrowUp' });
  first.unmount();
  const other = await openButton(LENA);
  expect(position(other.button)).toEqual(UNMOVED);
  other.unmount();
  expect(position((await openButton()).button)).toEqual(['920px', '604px']);
});
