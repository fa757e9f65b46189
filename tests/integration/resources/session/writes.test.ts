import { MutationObserver, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findMember } from '@mock-api/database';
import { operations } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';
import {
  paymentQuery,
  purchaseMutation,
  subscribeMutation,
  subscriptionResultQuery,
} from '@/resources/checkout/queries';
import {
  activateConfigMutation,
  createConfigMutation,
  deleteConfigMutation,
  updateConfigMutation,
} from '@/resources/credit-config/queries';
import {
  generateProfile,
  saveProfileMutation,
} from '@/resources/onboarding/business-profile/generated-profile';
import {
  overwriteMutation,
  removeMutation,
  uploadMutation,
} from '@/resources/onboarding/documents/queries';
import {
  fetchCurrentRecord,
  onboardingRecordQuery,
  saveAnswersMutation,
} from '@/resources/onboarding/queries';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { pictureMutation } from '@/resources/session/picture-upload';
import { keyOfMember } from '@/resources/session/session';
import { changePassword } from '@/resources/sign-in/password-api';
import { deferred, flushTasks, type Deferred } from '../../../helpers/deferred';
import { PRO } from '../../../helpers/requests';
import { MAYA, NORA, openTabOf, type Tab } from '../../../helpers/tabs';

const api = setupMockApi();
/** The text that Maya sends. */
const SECRET = 'A secret of Maya';
const file = () => new File([SECRET], `${SECRET}.pdf`, { type: 'application/pdf' });

const mayaKey = () => keyOfMember(findMember(api.db(), MAYA));

function mutate<Data, Variables>(
  client: QueryClient,
  mutation: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, mutation).mutate(variables);
}

async function generate(client: QueryClient): Promise<void> {
  const { signal } = new AbortController();
  const { answers } = await fetchCurrentRecord(client, signal);
  for await (const chunk of generateProfile({ ...answers, name: SECRET }, signal)) void chunk;
}

/** By operation of docs/api/openapi.yaml, the write that sends it. */
const WRITES: Record<string, (client: QueryClient) => Promise<unknown>> = {
  changePassword: () =>
    changePassword({ oldPassword: 'Portal-Demo-26', newPassword: SECRET, confirmPassword: SECRET }),
  saveOnboarding: (client) =>
    mutate(client, saveAnswersMutation, {
      memberKey: mayaKey(),
      draft: { background: SECRET },
    }),
  saveProfile: (client) => mutate(client, saveProfileMutation, { profileData: SECRET }),
  generateProfile: generate,
  uploadDocuments: (client) =>
    mutate(client, uploadMutation, {
      files: [file()],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }),
  overwriteAnswers: (client) =>
    mutate(client, overwriteMutation, { memberKey: mayaKey(), candidates: { background: SECRET } }),
  removeDocuments: (client) => mutate(client, removeMutation, undefined),
  uploadPicture: (client) =>
    mutate(client, pictureMutation, { file: file(), onProgress: () => undefined }),
  createCreditCheckout: (client) =>
    mutate(client, purchaseMutation, { amount: 30, configName: SECRET }),
  createSubscriptionCheckout: (client) =>
    mutate(client, subscribeMutation, { ...PRO, name: SECRET }),
  verifyPayment: (client) => client.fetchQuery(paymentQuery(SECRET, mayaKey())),
  verifySubscription: (client) => client.fetchQuery(subscriptionResultQuery(SECRET, mayaKey())),
  createCreditConfig: (client) => mutate(client, createConfigMutation, { name: SECRET }),
  updateCreditConfig: (client) => mutate(client, updateConfigMutation, { id: SECRET, input: {} }),
  activateCreditConfig: (client) => mutate(client, activateConfigMutation, SECRET),
  deleteCreditConfig: (client) => mutate(client, deleteConfigMutation, SECRET),
};

/** Writes of a visitor, the end of a session, and a POST that changes nothing. */
const OTHERS = ['login', 'logout', 'requestResetLink', 'resetPassword', 'checkAvailability'];

it('the table has every write of the API', () => {
  const writes = operations().filter(({ method }) => method !== 'get');
  const ids = writes.map(({ id }) => id).filter((id) => !OTHERS.includes(id));
  expect(Object.keys(WRITES).sort()).toEqual(ids.sort());
});

/** Nora signs in in another tab while this one shows Maya. */
async function signInNora({ onEnd }: Tab): Promise<void> {
  api.signIn(NORA);
  const { id, email, username } = findMember(api.db(), NORA)!;
  const channel = new BroadcastChannel('session');
  channel.postMessage({ type: 'signed-in', member: { id, email, username } });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  channel.close();
}

/** A tab in which Maya is signed in, and whose responses are held one at a time. */
async function openHoldingTab() {
  const tab = await openTabOf(MAYA);
  await tab.queryClient.fetchQuery(onboardingRecordQuery);
  const held: Deferred<void>[] = [];
  const arrivals: Deferred<Deferred<void>>[] = [];
  const arrival = (index: number) => (arrivals[index] ??= deferred());
  let isHolding = true;
  api.delayResponses(async () => {
    if (!isHolding) return;
    const response = deferred();
    arrival(held.push(response) - 1).resolve(response);
    await response.promise;
  });
  function close() {
    api.delayResponses(() => Promise.resolve());
    for (const response of held) response.resolve();
    tab.disconnect();
    localStorage.clear();
    api.reset();
  }
  // Also after a failed expectation.
  onTestFinished(close);
  return {
    tab,
    client: tab.queryClient,
    /** Resolves when the response with this index is held. */
    heldResponse: (index: number) => arrival(index).promise,
    /** Delivers later responses without a delay. */
    stopHolding: () => (isHolding = false),
    close,
  };
}

const contentOf = (client: QueryClient) =>
  JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
const isWrite = ({ method }: { method: string }) => method !== 'GET';

it.each(Object.entries(WRITES))(
  '%s sends, shows and stores nothing of the member after another one signs in, at any response',
  async (_, write) => {
    for (let index = 0; ; index += 1) {
      const { tab, client, heldResponse, stopHolding, close } = await openHoldingTab();
      addToDraft(mayaKey(), { background: SECRET });
      const before = JSON.stringify(findMember(api.db(), NORA));
      const writing = write(client).then(
        () => 'done',
        () => 'rejected',
      );
      for (let earlier = 0; earlier < index; earlier += 1) {
        (await heldResponse(earlier)).resolve();
      }
      const response = await Promise.race([heldResponse(index), writing]);
      if (typeof response === 'string') {
        expect(index).toBeGreaterThan(0);
        return;
      }
      stopHolding();
      const sent = api.calls().length;
      await signInNora(tab);
      response.resolve();
      expect(await writing, `response ${index}`).toBe('rejected');
      await flushTasks();
      expect(api.calls().slice(sent).filter(isWrite)).toEqual([]);
      expect(JSON.stringify(findMember(api.db(), NORA))).toBe(before);
      expect(contentOf(client)).not.toContain(SECRET);
      expect(storedAnswersDraft.read(mayaKey())).toEqual({ background: SECRET });
      const keyOfNora = keyOfMember(findMember(api.db(), NORA));
      expect(Object.keys(localStorage).filter((key) => key.includes(keyOfNora))).toEqual([]);
      close();
    }
  },
);
