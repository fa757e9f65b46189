import type { MockAnswers } from '../../types';
import { answersOf } from './practice';

/** Leadership coach for first-time managers. */
export const MAYA_ANSWERS: MockAnswers = answersOf({
  name: 'Maya Lindqvist',
  business: 'Lindqvist Leadership Coaching',
  past: 'eleven years as an engineer and then as an engineering manager in two software companies, and trained as a coach in the evenings of the last three',
  because:
    'I was promoted without anyone telling me how, and later watched good engineers leave because their new lead had been left just as alone',
  vision:
    'the practice runs two cohorts a year with three associate coaches, I work four days a week, and every August is free',
  services:
    'a twelve-week program for first-time managers, single coaching sessions, and workshops for leadership teams',
  customer:
    'Newly promoted engineering managers in companies of 50 to 300 people, nine to eighteen months in the role, whose own manager has no time to coach them.',
  problem:
    'They were promoted for doing the work and now spend their days putting out fires instead of leading.',
  brand:
    'Calm, practical and a little dry. Someone who has sat in the same meetings and does not need to raise her voice.',
  unique:
    'I coach with one weekly conversation and one real meeting of theirs, so that the team sees a change within a month.',
  message: 'Leading is a craft, and nobody should have to learn it alone at eleven at night.',
  offer:
    'First Team, a twelve-week program with weekly sessions, one recorded meeting a week and a group call every other Friday.',
  price: '$2,400 for twelve weeks, or three payments of $840. Most companies pay for it.',
  benefit:
    'A team that solves most problems without them, and a calendar with two free afternoons a week.',
  second: {
    offer:
      'Second Floor, a year of monthly sessions and two retreat days for graduates who now lead other leads.',
    relation:
      'Graduates of First Team bring the questions that only come a year later, and they already know how we work.',
    price: '$5,800 a year',
  },
  reach:
    'A monthly talk at two engineering meetups, a short e-mail every other Tuesday, and introductions from past clients.',
  action: 'Book a free clarity call of twenty minutes.',
});

export const MAYA_FILES = [
  { fileName: 'Pricing-and-packages.xlsx', size: 217_088 },
  { fileName: 'Brand-notes.pdf', size: 1_153_434 },
  { fileName: 'Testimonials.txt', size: 18_432 },
] as const;

/** The generated profile, Markdown. */
export const MAYA_PROFILE = `# Maya Lindqvist

**Leadership coach for first-time engineering managers**, Stockholm and online

## Who she is

Maya spent eleven years in software, the last six of them leading teams. She was promoted in the usual way, on a Thursday and without a word on how, and she has not forgotten it. *Lindqvist Leadership Coaching* is the help that she would have wanted.

## Whom she serves

Newly promoted engineering managers in companies of 50 to 300 people, nine to eighteen months in the role. They are good at the work, liked by their teams and tired of being the answer to every question.

## What she does differently

- One conversation a week, and one of the client’s **real meetings**, recorded and read together.
- Methods small enough to use the same afternoon.
- A result that the team can see within a month.

## Offers

| Offer | For whom | Price |
| --- | --- | --- |
| Clarity call | Everyone who is unsure | Free |
| First Team, twelve weeks | New managers | $2,400 |
| Second Floor, one year | Graduates who lead leads | $5,800 |

## How she sounds

Calm, practical, a little dry.

> Leading is a craft, and nobody should have to learn it alone at eleven at night.

## The next step for a client

[Book a clarity call](https://lindqvistcoaching.example/clarity) of twenty minutes.
`;
