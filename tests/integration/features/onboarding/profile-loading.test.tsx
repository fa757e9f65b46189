import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileLoading } from '@/features/onboarding/profile-loading';
import { stopClock } from '../../../helpers/clock';

it('the loading text of the profile is visually hidden for one second and then shown without catching presses', async () => {
  const { advance } = stopClock();
  const { container } = render(<ProfileLoading />);
  expect(screen.getByText('Loading your profile...')).toBeVisible();
  await advance(999);
  expect(container.firstChild).toHaveClass('opacity-0');
  await advance(1);
  expect(container.firstChild).not.toHaveClass('opacity-0');
  expect(container.firstChild).toHaveClass('pointer-events-none');
});
