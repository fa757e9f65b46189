import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import * as endpoints from '@/config/endpoints';
import { readUser } from '@/resources/session/schema';
import { validatorAt } from '@mock-api/contract';
import { examples, operations, type Operation } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';
import { apiCalls, type ReadOperation } from '../../helpers/requests';

const api = setupMockApi();
/** The results of the examples that report a failure. */
const FAILURES: Readonly<Record<string, object>> = {
  'createSubscriptionCheckout refused': { body: { message: 'You have this plan already.' } },
  'verifySubscription unknown': { state: 'failed', message: 'This session does not exist.' },
  'createCreditCheckout refused': { body: { message: 'Purchases are paused.' } },
  'verifyPayment unknown': { state: 'failed', message: 'This session does not exist.' },
};

/** Operations whose success body the portal does not read. */
const UNREAD = [
  'logout',
  'refresh',
  'changePassword',
  'resetPassword',
  'getUsageStatus',
  'deleteCreditConfig',
  'saveOnboarding',
  'removeDocuments',
  'saveProfile',
  'uploadPicture',
];

function route({ path }: Operation): string {
  return `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

const documented = operations();
const cases = documented.flatMap((operation) =>
  Object.entries(examples(operation)).map(([name, body]) => ({ operation, name, body })),
);

it('the API document describes every path of config/endpoints.ts except that of the demo members', () => {
  const paths = Object.values(endpoints)
    .map((path) => (typeof path === 'string' ? path : path('parameter')))
    .filter((path) => path !== endpoints.demoMembers);
  const described = documented.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'parameter'));
  expect(new Set(paths)).toEqual(new Set(described));
});

it('each example of the API document is valid for its schema', () => {
  for (const { operation, name, body } of cases) {
    const validate = validatorAt([...operation.success!, 'schema']);
    expect(validate(body) ? [] : validate.errors, `${operation.id} ${name}`).toEqual([]);
  }
});

it('the portal reads each response that has an example, except those whose body it does not use', () => {
  const ids = new Set(cases.map(({ operation }) => operation.id));
  const read = [...Object.keys(apiCalls), ...UNREAD, 'login'];
  expect(read.toSorted()).toEqual(expect.arrayContaining([...ids].toSorted()));
});

it.each(cases.filter(({ operation }) => operation.id in apiCalls))(
  'the portal accepts the example "$name" of $operation.id',
  async ({ operation, name, body }) => {
    api.server.use(http.all(route(operation), () => HttpResponse.json(body as never)));
    const result = apiCalls[operation.id as ReadOperation]();
    const failure = FAILURES[`${operation.id} ${name}`];
    if (failure && 'body' in failure) await expect(result).rejects.toMatchObject(failure);
    else if (failure) await expect(result).resolves.toMatchObject(failure);
    else await expect(result).resolves.not.toMatchObject({ state: 'failed' });
  },
);

it('the login example of the API document has its user in `user`', () => {
  const { body } = cases.find(({ name }) => name === 'signedIn')!;
  expect(readUser(body)).toMatchObject({ id: 'm1', username: 'Maya' });
});
