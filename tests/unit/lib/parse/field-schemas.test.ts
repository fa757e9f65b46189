import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  amount,
  count,
  exactText,
  flag,
  listOf,
  optionalNumber,
  optionalText,
  recordId,
  text,
} from '@/lib/parse/field-schemas';

const fields = v.looseObject({ text, optionalText, amount, count, flag, list: listOf(v.string()) });
const HARMLESS = { text: '', optionalText: null, amount: 0, count: 0, flag: false, list: [] };

it.each([undefined, null, {}])('fields of an object that are %s get their defaults', (value) => {
  const body = Object.fromEntries(Object.keys(HARMLESS).map((key) => [key, value]));
  expect(v.parse(fields, body)).toEqual(HARMLESS);
  expect(v.parse(fields, {})).toEqual(HARMLESS);
});

it('fields that are not in the schema are kept', () => {
  expect(v.parse(fields, { other: [1] })).toEqual({ ...HARMLESS, other: [1] });
});

it.each([
  ['a', 'a'],
  [' a ', 'a'],
  ['', ''],
  [NaN, ''],
])('the text of %o is %o', (value, expected) => {
  expect(v.parse(text, value)).toBe(expected);
});

it.each([
  [' a ', ' a '],
  [7, '7'],
  [null, ''],
  [['a'], ''],
])('the exact text of %o is %o', (value, expected) => {
  expect(v.parse(exactText, value)).toBe(expected);
});

it.each([
  [' a ', 'a'],
  [' \n\t ', null],
])('the optional text of %o is %o', (value, expected) => {
  expect(v.parse(optionalText, value)).toBe(expected);
});

it.each([
  [42, 42, 42],
  [-3, -3, 0],
  [1.25, 1.25, 1.25],
  ['42', 42, 42],
  [' 42.5 ', 42.5, 42.5],
  ['', 0, 0],
  ['1,284', 0, 0],
  ['12 credits', 0, 0],
  [Infinity, 0, 0],
  [true, 0, 0],
  [{ valueOf: () => 5 }, 0, 0],
])('%o is the amount %d and the count %d', (value, asAmount, asCount) => {
  expect(v.parse(amount, value)).toBe(asAmount);
  expect(v.parse(count, value)).toBe(asCount);
});

it('a blank text is not the number 0', () => {
  expect(v.parse(optionalNumber, ' ')).toBeNull();
});

it.each([true, 'true', 1])('the flag of %j is true only for true', (value) => {
  expect(v.parse(flag, value)).toBe(value === true);
});

it('entries of a list that are of another type are left out', () => {
  expect(v.parse(listOf(v.string()), ['a', null, 1, 'b', ['c'], undefined])).toEqual(['a', 'b']);
});

it.each(['ab', { 0: 'a', length: 1 }])('the list of %j is empty', (value) => {
  expect(v.parse(listOf(v.string()), value)).toEqual([]);
});

it.each([
  [{ _id: 'a', id: 'b' }, 'a'],
  [{ _id: null, id: 'b' }, 'b'],
  [{ id: 7 }, '7'],
  [{ _id: {} }, ''],
  [[], ''],
])('the id of the record %j is %j', (record, id) => {
  expect(recordId(record)).toBe(id);
});
