import { expect, it } from 'vitest';
import {
  flag,
  freeText,
  oneOf,
  readParameters,
  someOf,
  withParameters,
} from '@/lib/parse/url-parameters';

const TABLE = {
  order: oneOf('sort', ['newest', 'name'], 'newest'),
  type: oneOf('type', ['one', 'two'], null),
  colours: someOf('colour', ['red', 'green', 'blue']),
  isFree: flag('free'),
  term: freeText('q'),
  digit: freeText('digit', (text) => /^\d$/.test(text)),
};

const DEFAULTS = {
  order: 'newest',
  type: null,
  colours: [],
  isFree: false,
  term: null,
  digit: null,
} as const;

it.each([
  ['', {}],
  ['?x=1&sort=&type=&colour=&free=&q=&digit=', {}],
  ['?sort=Name&type=three&colour[]=red&free=yes&q=+&digit=12', {}],
  ['?sort=name&type=two', { order: 'name', type: 'two' }],
  ['?sort=name&sort=newest', { order: 'name' }],
  ['?colour=blue&colour=pink&colour=red&colour=blue', { colours: ['red', 'blue'] }],
  ['?free=true&q=+two+words+&digit=+7', { isFree: true, term: 'two words', digit: '7' }],
])('the search string "%s" is read as %j, and the rest has its default', (search, expected) => {
  expect(readParameters(TABLE, search)).toEqual({ ...DEFAULTS, ...expected });
});

it.each([
  ['?x=1', { order: 'name', type: 'one' }, '?x=1&sort=name&type=one'],
  ['?sort=name&x=a+b&type=one', { order: 'newest', type: null }, '?x=a+b'],
  ['?sort=other&x=1', { order: 'name' }, '?sort=name&x=1'],
  ['?free=true&q=a', { isFree: false, term: null }, '?'],
  ['', { isFree: true, term: 'a b', digit: '1' }, '?free=true&q=a+b&digit=1'],
  ['?q=a', { term: '' }, '?'],
  ['?colour=pink&x=1', { colours: ['green', 'red'] }, '?colour=green&x=1&colour=red'],
] as const)('the search string "%s" with %j is "%s"', (search, changes, expected) => {
  expect(withParameters(TABLE, search, changes)).toBe(expected);
  expect(withParameters(TABLE, expected, changes)).toBe(expected);
});
