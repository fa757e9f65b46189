import type { MockAnswers } from '../../types';
import { answersOf } from './practice';

/** Trainer of sales teams, a member for three years. */
export const VICTOR_ANSWERS: MockAnswers = answersOf({
  name: 'Victor Almeida',
  business: 'Almeida Sales Academy',
  past: 'sixteen years selling machines to people who knew more about them than I did',
  because: 'the best training I ever had was a customer who told me to be quiet',
  vision: 'the Academy trains five thousand salespeople a year in Portuguese, Spanish and English',
  services:
    'an academy for sales teams, call reviews every week and a certificate that buyers respect',
  customer:
    'Sales directors in machine building and medical technology with teams of six to sixty.',
  problem: 'Their people explain the product before they have understood the problem.',
  brand: 'Lively, rigorous and proud of good manners.',
  unique: 'Every participant brings recorded calls, and every lesson begins with one of them.',
  message: 'The customer should do most of the talking.',
  offer: 'The Listening Quarter, thirteen weeks of training on the team’s own calls.',
  price: '$14,000 for a team of twelve.',
  benefit: 'A third more of the second meetings, measured against the quarter before.',
  second: {
    offer: 'The Academy, a licence for internal trainers with materials and call reviews.',
    relation: 'It is for companies whose own people want to carry on after the quarter.',
    price: '$38,000 a year',
  },
  reach: 'Trade fairs, a weekly video with one real call, and directors who change company.',
  action: 'Send one recorded call for a free review.',
});

/** The generated profile, Markdown. */
export const VICTOR_PROFILE = `# Victor Almeida

**Founder of the Almeida Sales Academy**, São Paulo

## In one sentence

Victor teaches technical sales teams to let the customer do most of the talking.

## Background

Sixteen years of selling machines taught him that the buyer usually knows more than the seller. He built the *Listening Quarter* on that: thirteen weeks in which a team works on nothing but its own recorded calls.

## What clients get

1. A weekly review of real calls
2. Three habits, practised until they hold
3. A measure that the director already trusts: second meetings

## Core message

> The customer should do most of the talking.
`;
