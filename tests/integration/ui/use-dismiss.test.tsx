import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDismiss } from '@/ui/dialog/use-dismiss';

const onDismiss = vi.fn();

function Popup({ open }: { open: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useDismiss(open, root, onDismiss);
  return (
    <>
      <div ref={root}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

beforeEach(() => onDismiss.mockClear());

test('an open popup is dismissed by a press outside, by blur and by Escape', async () => {
  render(<Popup open />);
  await userEvent.click(screen.getByText('Inside'));
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onDismiss).toHaveBeenLastCalledWith('focus');
  await userEvent.click(document.body);
  expect(onDismiss).toHaveBeenLastCalledWith('press');
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenLastCalledWith('escape');
});

test('a closed popup is not dismissed', async () => {
  const { rerender } = render(<Popup open />);
  rerender(<Popup open={false} />);
  await userEvent.click(screen.getByText('Outside'));
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();
});
