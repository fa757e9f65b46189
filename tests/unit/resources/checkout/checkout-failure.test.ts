import { expect, it } from 'vitest';
import { HttpError, NetworkError } from '@/http/http-error';
import { verifyErrorDetail } from '@/resources/checkout/checkout-failure';

const body = { message: 'No such session.' };

it.each([
  [new HttpError(404, 'Status', body, null), 'No such session.'],
  [new HttpError(499, 'Status', body, null), 'No such session.'],
  [new HttpError(404, 'Status', {}, null), null],
  [new HttpError(500, 'Status', body, null), null],
  [new NetworkError('No such session.'), null],
])('a verification of a payment that fails with %o shows the detail %j', (error, detail) => {
  expect(verifyErrorDetail(error)).toBe(detail);
});
