import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboard, opened, renderUsage, usageButton } from './render-usage';

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

// In this order: the place of the button lasts as long as the page.
test('its corner starts 80 px from the corner of the window, and follows it', async () => {
  resize(1024, 768);
  renderUsage('/');
  const button = await usageButton();
  expect(place(button)).toEqual({ x: 944, y: 688 });
  resize(800, 600);
  expect(place(button)).toEqual({ x: 720, y: 520 });
});

test('a click opens the dashboard, also one with a trembling hand', async () => {
  resize(1024, 768);
  renderUsage('/');
  drag(await usageButton(), { x: 2, y: -2 });
  await opened();
});

test('a drag moves it and opens nothing', async () => {
  resize(1024, 768);
  renderUsage('/');
  const button = await usageButton();
  drag(button, { x: -300, y: -200 });
  expect(place(button)).toEqual({ x: 644, y: 488 });
  expect(dashboard()).toBeNull();
});

test('it stays where it was put, inside of the window whatever its size', async () => {
  resize(1024, 768);
  renderUsage('/');
  const button = await usageButton();
  expect(place(button)).toEqual({ x: 644, y: 488 });
  resize(400, 300);
  expect(place(button)).toEqual({ x: 352, y: 252 });
  resize(1024, 768);
  expect(place(button)).toEqual({ x: 644, y: 488 });
  drag(button, { x: -5000, y: 5000 });
  expect(place(button)).toEqual({ x: 0, y: 720 });
});

test('arrow keys move it, Enter opens the dashboard', async () => {
  resize(1024, 768);
  const { user } = renderUsage('/');
  const button = await usageButton();
  button.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
  expect(place(button)).toEqual({ x: 80, y: 720 });
  await user.keyboard('{Enter}');
  await opened();
});
