import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbeddedForm } from '@/ui/form/embedded-form';

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

it('the embedded form is sandboxed and shows a loading text until it has loaded', () => {
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

it('an embedded form that has not loaded after 8 s shows a message and a link to a new tab', () => {
  show('https://forms.example.com/a.js');
  const link = screen.getByRole('link', { name: 'Open it in a new tab' });
  expect(link).toHaveAttribute('href', SRC);
  expect(link).toHaveAttribute('target', '_blank');

  act(() => void vi.advanceTimersByTime(7900));
  expect(screen.queryByText('The form does not load')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('The form does not load')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the form in a new tab' })).toHaveAttribute(
    'href',
    SRC,
  );

  fireEvent.load(screen.getByTitle('90-day Free Trial Activation'));
  expect(screen.queryByText('The form does not load')).toBeNull();
});

it('the script of the embedded form is added once, and again after it failed', () => {
  const src = 'https://forms.example.com/b.js';
  show(src).unmount();
  show(src).unmount();
  expect(scripts(src)).toHaveLength(1);
  fireEvent.error(scripts(src)[0]!);
  expect(scripts(src)).toHaveLength(0);
  show(src);
  expect(scripts(src)).toHaveLength(1);
});
