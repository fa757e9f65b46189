import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  ANSWER_FIELDS,
  STEPS,
  type AnswerField,
} from '@/resources/onboarding/questionnaire/fields';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';

export const MAYA = 'maya@lindqvistcoaching.com';
/** New: not onboarded, no payment details. */
export const JONAS = 'jonas@weberwerk.com';
/** Onboarded, payment details missing. */
export const AMARA = 'amara@nwosuleadership.com';

export const api = setupMockApi();

export function memberOf(email: string) {
  return findMember(api.db(), email)!;
}

/** The number of requests. */
export function countRequests(method: string, path: string): number {
  return api.calls().filter((call) => call.method === method && call.path === path).length;
}

/** The bodies of the save requests. */
export function saves(): Record<string, unknown>[] {
  return api
    .calls()
    .filter(({ method, path }) => method === 'POST' && path === '/user/onboarding')
    .map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : body));
}

/** Responds to a request with an error, `times` times or always. */
export function fail(method: 'get' | 'post', path: string, status = 500, times?: number): void {
  let left = times ?? Infinity;
  api.server.use(
    http[method](`*/api${path}`, () => {
      left -= 1;
      return left < 0 ? undefined : HttpResponse.json({ msg: 'Broken' }, { status });
    }),
  );
}

/** Fires the event of a tab that becomes visible. */
export function focusTab(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Waits for the dialog and the fields of a step. */
export async function atStep(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const { fields } = STEPS.find((step) => step.title === title)!;
  await waitFor(() => control(fields[0]!));
  return within(dialog);
}

/** The control of a field. */
export function control(field: AnswerField): HTMLInputElement | HTMLTextAreaElement {
  const found = document.getElementsByName(field);
  if (found.length !== 1) throw new Error(`${found.length} controls are named ${field}.`);
  return found[0] as HTMLInputElement;
}

export const FILLED = Object.fromEntries(
  ANSWER_FIELDS.map((field) => [field, `An answer for ${field}`]),
);
