import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { OnboardingDialogs } from '@/features/onboarding/onboarding-dialogs';
import { ProfilePage } from '@/features/profile/profile-page';
import { MAYA, respondTo } from '../../../helpers/mock-api';
import { renderPart } from '../../render-app';

/** Changes the user in each response that contains one. */
export function answerMember(changes: object): void {
  const member = {
    _id: 'm1',
    username: 'Maya Lindqvist',
    email: MAYA,
    ...changes,
  };
  respondTo('/auth/verifytoken', { user: member });
  respondTo('/user', member);
}

/** Renders the profile page and its dialogs for a member. */
export const renderProfile = (search: string, as = MAYA) =>
  renderPart(
    <>
      <main id="main" tabIndex={-1}>
        <ProfilePage />
      </main>
      <OnboardingDialogs />
    </>,
    as,
    `/profile${search}`,
  );

/** Opens the profile page; resolves once its title shows. */
export async function openProfile(search = '') {
  const app = renderProfile(search);
  await screen.findByRole('heading', { level: 1, name: /^(?!Please wait$)/ });
  return app;
}

/** The response body of an output of an agent. */
export function outputBody(gptResponse: unknown, changes: object = {}): object {
  return { id: 'a1', gptResponse, createdAt: '2026-11-05T10:00:00.000Z', ...changes };
}

/**
 * Opens the profile page with the given groups of `GET /user-assets`, and waits for the outputs.
 */
export async function openWith(groups: object, search = '') {
  respondTo('/user-assets', groups);
  const app = await openProfile(search);
  await waitFor(() => expect(screen.queryByText('Loading your saved outputs...')).toBeNull());
  return app;
}

export const tab = (name: string) => screen.getByRole('tab', { name });
export const panel = () => within(screen.getByRole('tabpanel'));
