import type { MockAnswers } from '../types';

/**
 * The simulated generated profile of 19 answers, as Markdown. It has headings, lists, emphasis, a
 * quotation, a table and characters of two to four bytes, so that tests cover all of them.
 */
export function simulateProfile(answers: MockAnswers): string {
  return `# ${answers.name} · ${answers.businessName}

> “${answers.coreMessage}” ✨

## Who is behind it

${answers.background}

**Why this business?** ${answers.whyStartBusiness}

In the long run: *${answers.longTermVision}* 🌱

## Whom it serves

- **Customers** – ${answers.targetCustomer}
- **Their problem** – ${answers.problemSolved}
- **What they get** – ${answers.productServices}

## How it sounds

${answers.brandPerception}

What sets it apart → ${answers.uniqueValueProp}

## What is on offer

| Offer | What it is | Price |
| --- | --- | --- |
| First | ${cell(answers.firstOffer)} | ${cell(answers.firstOfferPricing)} |
| Premium | ${cell(answers.secondOffer)} | ${cell(answers.secondOfferPricing)} |

The first offer brings ${answers.firstOfferBenefit}

The second one follows from it: ${answers.secondOfferRelation}

## How people find it 🚀

1. ${answers.customerReach}
2. One clear next step: **${answers.primaryAction}**

---

*Drafted from nineteen answers. Read it aloud once – naïve phrases show at once – and make it yours. 日々是好日 🙂*
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
