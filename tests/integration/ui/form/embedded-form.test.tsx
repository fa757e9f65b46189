import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('the embedded form is sandboxed and shows a loading text, then a link after 8 s, until it has loaded', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show('https://forms.example.com/a.js');
  const frame = screen.getByTitle('90-day Free Trial Activation');
  expect(frame).toHaveAttribute('src', SRC);
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups',
  );
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the form...');
  const link = screen.getByRole('link', { name: 'Open it in a new tab' });
  expect(link).toHaveAttribute('href', SRC);
  expect(link).toHaveAttribute('target', '_blank');
  act(() => void vi.advanceTimersByTime(7900));
  expect(screen.queryByText('The form does not load')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('The form does not load')).toBeVisible();
  const name = 'Open the form in a new tab';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', SRC);
  fireEvent.load(frame);
  expect(screen.queryByText('The form does not load')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
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
