import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { useModal } from '@/components/use-modal';
import { OnboardingDialogs } from '@/features/onboarding/onboarding-dialogs';
import {
  ANSWER_FIELDS,
  STEPS,
  type AnswerField,
} from '@/resources/onboarding/questionnaire/fields';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { findFileInput } from '../../../helpers/files';
import { MAYA, JONAS, mockApi, requestsTo } from '../../../helpers/mock-api';
import { pressBack, setupUser } from '../../../helpers/user';
import { renderPart } from '../../render-app';

export function memberOf(email: string) {
  return findMember(mockApi.db(), email)!;
}

/** The key of the member's values in storage. */
export const memberKeyOf = (email: string) => keyOfMember(memberOf(email));

/** The bodies of the save requests. */
export function saves(): Record<string, unknown>[] {
  return requestsTo('POST /user/onboarding').map(({ body }) =>
    typeof body === 'string' ? JSON.parse(body) : body,
  );
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

/** Fills the record on the server, so that each step is complete. */
export function answerAll(email: string): void {
  Object.assign(memberOf(email).onboarding.answers, FILLED);
}

/** Renders the first run of a member without the page. */
export const openFirstRun = (as = JONAS, path = '/explore') =>
  renderPart(<OnboardingDialogs />, as, path);

/** Opens the first run's questionnaire. */
export async function open() {
  const app = openFirstRun();
  return { ...app, dialog: await atStep('About You') };
}

/** Replaces the text of a field. */
export async function fillIn(user: UserEvent, field: AnswerField, text: string): Promise<void> {
  await user.clear(control(field));
  await user.paste(text);
}

/** Fills a step and continues to the next one. */
export async function completeStep(user: UserEvent, index: number) {
  for (const field of STEPS[index]!.fields) await fillIn(user, field, FILLED[field]!);
  await user.click(screen.getByRole('button', { name: /^(Continue|Complete)$/ }));
  const next = STEPS[index + 1];
  return next && atStep(next.title);
}

/** Opens the last step by its entry in the list of steps; that saves once. */
export async function goToLast(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Marketing/ }));
  return atStep('Marketing');
}

const DOCUMENTS = 'Generate Your Business Profile';

/** The open dialog of the documents. */
export const documents = () => within(screen.getByRole('dialog', { name: DOCUMENTS }));

function PageWithDocuments() {
  const { open: openDialog } = useModal('documents');
  return (
    <>
      <button type="button" onClick={() => openDialog()}>
        Open documents
      </button>
      <OnboardingDialogs />
    </>
  );
}

/** Opens the documents of a member on a page. */
export async function openDocuments(as = MAYA) {
  const app = renderPart(<PageWithDocuments />, as, '/profile');
  // Files that the input's `accept` excludes can be dropped, and chosen in some file pickers.
  const user = setupUser({ applyAccept: false });
  const reopen = async () => {
    await user.click(await screen.findByRole('button', { name: 'Open documents', hidden: true }));
    await screen.findByRole('dialog', { name: DOCUMENTS });
  };
  await reopen();
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  return {
    ...app,
    user,
    /** Closes the dialog, also one that does not close itself. */
    leave: async () => {
      await pressBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    reopen,
    choose: (...files: File[]) => user.upload(findFileInput(), files),
    submit: () => user.click(documents().getByRole('button', { name: /^Submit/ })),
  };
}

/** A file that reports a size without having the content. @param size in bytes */
export function makeFile(name: string, size = 1000): File {
  return Object.defineProperty(new File(['Some text'], name, { lastModified: 1 }), 'size', {
    value: size,
  });
}

/** The names in one of the lists of documents. */
export function namesIn(list: 'Chosen files' | 'Uploaded files'): (string | null)[] {
  const region = documents().queryByRole('region', { name: list });
  const rows = region ? within(region).getAllByRole('listitem') : [];
  return rows.map((row) => row.querySelector('bdi')?.textContent ?? null);
}
