import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { findMember } from '@mock-api/database';
import { loadControls } from '@/app/layout/lazy-controls';
import { MAYA, mockApi } from '../../../helpers/mock-api';
import { renderApp } from '../../render-app';
import { renderProfile } from './open-profile';

/** The onboarding record of the member in the mock API's database. */
export const stored = (email = MAYA) => findMember(mockApi.db(), email)!.onboarding;

/** Opens the page of the business profile with a stored profile, '' for none. */
export function openGenerated(profileData: string, open = reopen) {
  stored().profileData = profileData;
  return open(MAYA);
}

const SEARCH = '?tab=createProfile';

/** Opens the page of the business profile as after a reload. */
export async function reopen(as: string) {
  // The code is loaded before, so that no test waits for it.
  await import('@/features/profile/business-profile/business-profile-page');
  return renderProfile(SEARCH, as);
}

/**
 * Opens the page of the business profile in the application, whose session ends and which follows
 * other tabs.
 */
export async function reopenApp(as: string) {
  await Promise.all([preloadScreen('/profile'), loadControls()]);
  return renderApp(`/profile${SEARCH}`, { as });
}

/** The text area; opens it with Edit if the document shows. */
export async function textArea(): Promise<HTMLTextAreaElement> {
  const edit = await screen.findByRole('button', { name: /^(Edit|Done)$/ });
  if (edit.textContent === 'Edit') fireEvent.click(edit);
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Profile text' });
}

/** The rendered profile, even while it is being written. */
export const profileDocument = () => screen.findByRole('article', { name: 'Profile text' });

/** A streamed response whose pieces the test sends. */
function openStream() {
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (body = controller),
  });
  return {
    response: () => new Response(stream),
    write: (piece: string | Uint8Array) =>
      body.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece),
    end: () => body.close(),
    breakOff: () => body.error(new TypeError('terminated')),
  };
}

/**
 * Opens the page of the business profile with a stored profile and presses Generate; the test sends
 * the response.
 */
export async function startGenerating(profileData: string, open = reopen) {
  const stream = openStream();
  mockApi.server.use(http.post('*/api/generate-profile', stream.response));
  const app = await openGenerated(profileData, open);
  await app.user.click(await button(profileData === '' ? 'Generate' : 'Generate again'));
  return { ...app, stream };
}

/** Waits until the profile that is being written contains the text. */
export async function waitForWritten(text: string): Promise<void> {
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent(text));
}

export const button = (name: string) => screen.findByRole('button', { name });
export const saveButton = () => screen.queryByRole('button', { name: 'Save' });
