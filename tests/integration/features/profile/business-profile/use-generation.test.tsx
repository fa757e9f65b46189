import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, test } from 'vitest';
import { profileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { readVersions } from '@/resources/onboarding/business-profile/profile-versions';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { flushTasks } from '../../../../helpers/deferred';
import {
  MAYA,
  mockApi,
  respondTo,
  respondOnce,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import { pressBack } from '../../../../helpers/user';
import {
  button,
  openGenerated,
  profileDocument,
  reopenApp,
  saveButton,
  startGenerating,
  stored,
  textArea,
  waitForWritten,
} from '../open-generated';

const memberKey = () => keyOfMember(findMember(mockApi.db(), MAYA));
const versionTexts = () => readVersions(memberKey()).map(({ text }) => text);
const NOV_2 = new Date(2026, 10, 2, 10).getTime();
const GO_BACK = /^Go back to the version of Nov.2$/;

it('Generate posts all answers, once at a double click, and shows the profile of a member who has none', async () => {
  const { user } = await openGenerated('');
  expect(
    await screen.findByRole('heading', { name: 'Profile has not been generated yet' }),
  ).toBeInTheDocument();
  await user.dblClick(await button('Generate'));
  expect(await screen.findByText('Your profile is written.')).toBeInTheDocument();
  expect((await textArea()).value).toMatch(/^# Maya Lindqvist[\s\S]+日々是好日 🙂\*\n$/);
  const [call, ...others] = requestsTo('/generate-profile');
  expect(others).toEqual([]);
  expect(call!.body).toEqual(stored().answers);
  expect(Object.keys(call!.body as object)).toHaveLength(ANSWER_FIELDS.length);
  expect(saveButton()).toBeNull();
  expect(screen.queryByText('New version')).toBeNull();
});

it('Generate with an answer missing on the server opens the business profile and posts nothing', async () => {
  const { user } = await openGenerated('');
  const generate = await button('Generate');
  // Another tab saves the answer, so the server's record decides.
  stored().answers.secondOffer = ' ';
  await user.click(generate);
  const dialog = await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  expect(
    within(dialog).getByText('Please complete the business profile to generate the user profile.'),
  ).toBeInTheDocument();
  expect(requestsTo('/generate-profile')).toEqual([]);
});

it('streamed text is rendered in the place of the old one as it arrives, with characters whole that were split between chunks', async () => {
  const { stream } = await startGenerating('The old text');
  const bytes = new TextEncoder().encode('# Maya\n\n## Grüße 🌍');
  stream.write(bytes.slice(0, 13));
  stream.write(bytes.slice(13, 19));
  expect(await screen.findByRole('heading', { name: 'Grüße' })).toBeVisible();
  expect(await profileDocument()).not.toHaveTextContent('The old text');
  expect(screen.getByText('Writing your profile...')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^(Edit|Copy|Download|Generate again)$/ }),
  ).toBeNull();
  stream.write(bytes.slice(19));
  stream.write('\r');
  stream.write('\n## Whom she');
  await waitForWritten('Whom she');
  stream.end();
  await screen.findByText('Your profile is written.');
  expect(await textArea()).toHaveValue('# Maya\n\n## Grüße 🌍\n## Whom she');
  expect(saveButton()).toBeNull();
});

it('a new version can be kept, which saves it only if the server has not stored it', async () => {
  const { user } = await openGenerated('The old text');
  await user.click(await button('Generate again'));
  expect(await screen.findByText('New version')).toBeVisible();
  await waitFor(() => expect(requestsTo('/user/onboarding').length).toBeGreaterThan(2));
  await user.click(await button('Keep'));
  await waitFor(() => expect(screen.queryByText('New version')).toBeNull());
  expect(requestsTo('/update-profile')).toEqual([]);

  respondTo('POST /generate-profile', 'Written, not stored');
  await user.click(await button('Generate again'));
  await user.click(await button('Keep'));
  await waitFor(() => expect(stored().profileData).toBe('Written, not stored'));
  await waitFor(() => expect(screen.queryByText('New version')).toBeNull());
  expect(await profileDocument()).toHaveTextContent('Written, not stored');
});

it.each(['', 'The old text'])(
  'a written text that the server has not stored stays when the answers are saved elsewhere: before %j',
  async (before) => {
    const { stream, queryClient } = await startGenerating(before);
    stream.write('Written, not stored');
    stream.end();
    expect(await screen.findByText('Your profile is written.')).toBeVisible();
    stored().updatedAt += 1000;
    await queryClient.refetchQueries();
    await act(flushTasks);
    expect(await profileDocument()).toHaveTextContent('Written, not stored');
  },
);

it('a new version can be left for the one before it, which is saved again, even after a failure, and both are versions', async () => {
  respondOnce('POST /update-profile', { message: 'Disk full.' }, 500);
  stored().updatedAt = NOV_2;
  const { user } = await openGenerated('The old text');
  await user.click(await button('Generate again'));
  await waitFor(() => expect(stored().profileData).toMatch(/^# Maya/));
  const generated = stored().profileData;
  await user.click(await screen.findByRole('button', { name: GO_BACK }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full.');
  await user.click(await screen.findByRole('button', { name: GO_BACK }));
  await waitFor(() => expect(stored().profileData).toBe('The old text'));
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent('The old text'));
  expect(screen.queryByText('New version')).toBeNull();
  expect(saveButton()).toBeNull();
  expect(versionTexts()).toEqual(['The old text', generated]);
});

it('Stop keeps the received text, which can be saved, continued by another generation or left for the one before', async () => {
  stored().updatedAt = NOV_2;
  const { user, stream } = await startGenerating('The old text');
  stream.write('Half a te');
  await waitForWritten('Half a te');
  await user.click(await button('Stop'));
  expect(await screen.findByText(/^The text stopped early\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: GO_BACK })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Generate again' })).toHaveLength(1);
  await user.click(await button('Save'));
  await waitFor(() => expect(stored().profileData).toBe('Half a te'));
  await waitFor(() => expect(screen.queryByText(/^The text stopped early\./)).toBeNull());
  expect(versionTexts()).toEqual(['Half a te', 'The old text']);
});

it('a stream that is cut off shows an error and keeps its text, and the way back', async () => {
  const { stream } = await startGenerating('The old text');
  stream.write('# Half a te');
  stream.write(new TextEncoder().encode('🌍').slice(0, 3));
  expect(await screen.findByRole('heading', { name: 'Half a te' })).toBeVisible();
  stream.breakOff();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong');
  expect(alert).toHaveTextContent('The text stopped early.');
  expect(within(alert).getByRole('button', { name: /^Go back to the version/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Half a te' })).toBeVisible();
});

it('Generate again that is stopped before the answers arrive keeps the text with its changes', async () => {
  const { user } = await openGenerated('The saved text');
  await user.type(await textArea(), ', edited', { initialSelectionStart: 14 });
  await user.click(await button('Done'));
  holdResponse('/user/onboarding');
  await user.click(await button('Generate again'));
  await user.click(await button('Stop'));
  expect(await screen.findByText('Nothing was written.')).toBeVisible();
  expect(await textArea()).toHaveValue('The saved text, edited');
  expect(requestsTo('/generate-profile')).toEqual([]);
});

test.each([
  ['success false', { success: false, message: 'No room.' }, 'No room.'],
  ['nothing', '', 'Failed to generate profile'],
])(
  'a generation with the response %s shows an error and keeps the text',
  async (_, body, message) => {
    respondTo('POST /generate-profile', body);
    const { user } = await openGenerated('The old text');
    await user.click(await button('Generate again'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await textArea()).toHaveValue('The old text');
    expect(saveButton()).toBeNull();
  },
);

it('leaving the page stops the generation, and its part is a version beside the stored text', async () => {
  const { user, stream } = await startGenerating('The old text');
  stream.write('Half a te');
  await waitForWritten('Half a te');
  await user.click(screen.getByRole('link', { name: 'Your Profile' }));
  await screen.findByRole('tab', { name: 'Agents' });
  expect(versionTexts()).toEqual(['Half a te', 'The old text']);
  await pressBack();
  expect(await textArea()).toHaveValue('The old text');
  expect(saveButton()).toBeNull();
});

it('the browser asks before a page is closed while a text is written or unsaved', async () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const { user, stream } = await startGenerating('');
  expect(asks()).toBe(true);
  stream.write('All');
  stream.end();
  await screen.findByText('Your profile is written.');
  expect(asks()).toBe(false);
  await user.type(await textArea(), 'x');
  expect(asks()).toBe(true);
});

it('a generation whose refresh is rejected reports an expired session and keeps the typed text as a draft', async () => {
  const { user } = await openGenerated('The old text', reopenApp);
  await user.type(await textArea(), ', changed', { initialSelectionStart: 12 });
  await user.click(await button('Done'));
  respondTo('POST /generate-profile', { msg: 'Sign in.' }, 401);
  mockApi.server.use(http.get('*/auth/refresh', () => HttpResponse.json({}, { status: 401 })));
  await user.click(await button('Generate again'));
  expect(await screen.findByText('Session expired. Please login again.')).toBeInTheDocument();
  expect(profileDraft.read(memberKey())).toBe('The old text, changed');
});
