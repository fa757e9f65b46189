import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbeddedForm } from '@/ui/embedded-form';

const SRC = 'https://forms.example.com/trial';

function show(scriptSrc: string) {
  return render(
    <StrictMode>
      <EmbeddedForm src={SRC} title="90-day Free Trial Activation" scriptSrc={scriptSrc} />
    </StrictMode>,
  );
}

const scripts = (src: string) => document.querySelectorAll(`script[src="${src}"]`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the form with what it needs and no more', () => {
  show('https://forms.example.com/a.js');
  const frame = screen.getByTitle('90-day Free Trial Activation');
  expect(frame).toHaveAttribute('src', SRC);
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the form...');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

it('always offers the form in a tab of its own, and says so when it does not load', () => {
  show('https://forms.example.com/a.js');
  const link = screen.getByRole('link', { name: 'Open it in a new tab' });
  expect(link).toHaveAttribute('href', SRC);
  expect(link).toHaveAttribute('target', '_blank');

  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('The form does not load')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the form in a new tab' })).toHaveAttribute(
    'href',
    SRC,
  );

  fireEvent.load(screen.getByTitle('90-day Free Trial Activation'));
  expect(screen.queryByText('The form does not load')).toBeNull();
});

it('adds the script once, and again only after a failure', () => {
  const src = 'https://forms.example.com/b.js';
  show(src).unmount();
  show(src).unmount();
  expect(scripts(src)).toHaveLength(1);
  fireEvent.error(scripts(src)[0]!);
  expect(scripts(src)).toHaveLength(0);
  show(src);
  expect(scripts(src)).toHaveLength(1);
});
