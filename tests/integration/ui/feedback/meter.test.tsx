import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from '@/ui/feedback/meter';

test.each([
  [570, 633, 90],
  [3, 0, 0],
  [-5, 10, 0],
  [11, 10, 100],
])('a meter of %d of %d is at %d percent', (value, max, percent) => {
  render(<Meter tone="green" value={value} max={max} label="Credits used" valueText="used" />);
  const meter = screen.getByRole('meter', { name: 'Credits used' });
  expect(meter).toHaveAttribute('aria-valuenow', String(percent));
  expect(meter).toHaveAttribute('aria-valuetext', 'used');
});
