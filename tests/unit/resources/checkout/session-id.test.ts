import { expect, it } from 'vitest';
import { readSessionId } from '@/resources/checkout/session-id';

it.each([
  ['?session_id=cs_1', 'cs_1'],
  ['?a=b&session_id=%20cs_1%20', 'cs_1'],
  ['?session_id=cs_a+b', 'cs_a+b'],
  ['?session_id=cs_a%2Bb%2Fc%3D', 'cs_a+b/c='],
  ['', null],
  ['?session_id=', null],
  ['?session_id=%20', null],
  ['?session_id={CHECKOUT_SESSION_ID}', null],
  ['?session_id=%7BCHECKOUT_SESSION_ID%7D', null],
  ['?session_id=CHECKOUT_SESSION_ID', null],
])('the session id of the URL %j is %j', (search, expected) => {
  expect(readSessionId(search)).toBe(expected);
});
