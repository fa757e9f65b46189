// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ANSWER_FIELDS } from '@mock-api/types';
import { bodyOf, createBrowser } from './browser';

const MAYA = 'maya@lindqvistcoaching.com';
const NEW = 'jonas@weberwerk.com';

async function signedIn(who: string) {
  const browser = createBrowser();
  await browser.signIn(who);
  return browser;
}

describe('the questionnaire', () => {
  it('answers are saved in parts, and the required ones complete the onboarding', async () => {
    const browser = await signedIn(NEW);
    const isOnboarded = async () => {
      const { data } = await bodyOf(browser.get('/user/getuserdata'));
      return (data as { isOnboarded: boolean }).isOnboarded;
    };
    expect(await isOnboarded()).toBe(false);
    const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, `My ${field}`]));
    await browser.post('/user/onboarding', { name: 'Jonas', unknown: 'dropped', background: 7 });
    expect(await isOnboarded()).toBe(false);
    await browser.post('/user/onboarding', { ...answers, secondOffer: '' });
    expect(await isOnboarded()).toBe(true);
    const record = await bodyOf(browser.get('/user/onboarding'));
    expect(record).toMatchObject({ ...answers, secondOffer: '', email: NEW, uploadedFiles: [] });
    expect(record).not.toHaveProperty('unknown');
  });

  const documents = (...names: string[]) => {
    const form = new FormData();
    for (const name of names) form.append('files', new File(['Some text'], name));
    return form;
  };

  it('documents fill blank answers and return the others as overwrite candidates', async () => {
    const browser = await signedIn(NEW);
    const send = async (...names: string[]) =>
      bodyOf(browser.call('POST', '/user/onboarding/upload', documents(...names)));
    const first = await send('Plan.pdf');
    expect(first).toMatchObject({ overwriteRequest: false, overwriteCandidates: {} });
    const second = await send('Other.docx', 'Notes.txt');
    expect(second['overwriteRequest']).toBe(true);
    const candidates = second['overwriteCandidates'] as Record<string, string>;
    expect(candidates['background']).toContain('Other.docx');
    const before = await bodyOf(browser.get('/user/onboarding'));
    expect(before['background']).toContain('Plan.pdf');
    expect(before['uploadedFiles']).toMatchObject([
      { fileName: 'Plan.pdf' },
      { fileName: 'Other.docx' },
      { fileName: 'Notes.txt' },
    ]);
    const { onboarding } = await bodyOf(browser.post('/user/onboarding-overwrite', candidates));
    expect(onboarding).toMatchObject(candidates);
    expect((await browser.call('DELETE', '/remove-items')).status).toBe(200);
    expect(await bodyOf(browser.get('/user/onboarding'))).toMatchObject({ uploadedFiles: [] });
  });

  it.each([
    ['nothing', []],
    ['another type', ['virus.exe']],
    ['more than ten', Array.from({ length: 11 }, (_, index) => `${index}.pdf`)],
  ])('an upload of %s is rejected', async (_, names) => {
    const browser = await signedIn(NEW);
    const response = await browser.call('POST', '/user/onboarding/upload', documents(...names));
    expect(response.status).toBe(400);
    expect(await bodyOf(response)).toMatchObject({ message: expect.any(String) });
  });
});

it('a profile is streamed from all 19 answers and can be replaced', async () => {
  const browser = await signedIn(MAYA);
  await browser.control({ streamPause: 0 });
  const record = await bodyOf(browser.get('/user/onboarding'));
  const incomplete = await browser.post('/generate-profile', { ...record, name: ' ' });
  expect(incomplete.status).toBe(400);
  expect(await bodyOf(incomplete)).toMatchObject({ message: expect.any(String) });
  const text = await (await browser.post('/generate-profile', record)).text();
  expect(text).toContain('日々是好日 🙂');
  expect(await bodyOf(browser.get('/user/onboarding'))).toMatchObject({ profileData: text });
  await browser.post('/update-profile', { profileData: 'Mine' });
  expect(await bodyOf(browser.get('/user/onboarding'))).toMatchObject({ profileData: 'Mine' });
  expect((await browser.post('/update-profile', {})).status).toBe(400);
});

it('an uploaded image becomes the picture, and another file is rejected', async () => {
  const browser = await signedIn(MAYA);
  const upload = (type: string) => {
    const form = new FormData();
    form.append('profilePic', new File([new Uint8Array([1, 2, 3])], 'me', { type }));
    return browser.call('POST', '/upload-profile-pic', form);
  };
  expect((await upload('text/html')).status).toBe(400);
  expect((await upload('image/png')).status).toBe(200);
  const { profilePic } = await bodyOf(browser.get('/user'));
  const path: unknown = JSON.parse(String(profilePic));
  const picture = await browser.visit(`/assets/${String(path)}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 2, 3]);
});

it('the saved outputs are returned in their groups', async () => {
  const groups = await bodyOf((await signedIn(MAYA)).get('/user-assets'));
  expect(Object.keys(groups)).toEqual(
    expect.arrayContaining(['salesai', 'aiworkflow', 'FYCniches', 'fyccopilots']),
  );
});
