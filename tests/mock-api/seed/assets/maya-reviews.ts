import type { SalesReview } from './output';

/** Sales calls that Maya had reviewed. */
export const MAYA_REVIEWS: readonly [SalesReview, SalesReview] = [
  {
    companyName: 'Fjällbo Software',
    scriptContent: `1. Ask what made them book the call this week.
2. Let them describe one meeting.
3. Repeat the goal in their words.
4. Explain First Team in under a minute.
5. Ask what would have to be true to begin in January.`,
    callTranscript: `Maya: What made you book this now and not in spring?
Karin: Two people handed in their notice on the same day.
Maya: I am sorry. What did they say?
Karin: That they did not know what was expected of them. Which is funny, because I am in every meeting.
Maya: Tell me about one of those meetings.
Karin: The planning on Monday. It takes two hours, and at the end I assign the work.
Maya: You assign it.
Karin: Somebody has to.
Maya: So, the program takes twelve weeks, and we begin with exactly that meeting...
Karin: What does it cost?
Maya: $2,400, and many companies pay for it.
Karin: I would have to ask.`,
    feedbackOnCall: `The opening was excellent: **she named the reason herself**, in her first sentence, and you did not hurry past it.

## Where it turned

At *“Somebody has to.”* she was describing the problem that your program solves. You answered with the program. One more question would have let her say it:

> And what happens in the weeks when you are away?

## Strengths

- Short questions, none of them with two parts
- You let the silence after the resignations stand for four seconds
- The price came without an apology

## One habit for the next call

Before you explain anything, ask **one question more** than feels polite.`,
    opportunityOnCall: `- She must ask her manager. Offer **the page for the manager** during the call instead of afterwards.
- Two resignations mean two new hires. A *Meeting Review* for the planning on Monday can begin next week and is below her limit for approval.
- She mentioned three other new leads. Ask in the follow-up whether they would come to a workshop of one day.`,
  },
  {
    companyName: 'Norrby Analytics',
    scriptContent: `1. Thank them for the introduction by Elin.
2. Ask what a good year would look like.
3. Offer the workshop before the program.`,
    callTranscript: `Maya: Elin says that you are about to grow from nine to twenty.
David: If we find them. I am more worried about the nine.
Maya: Why?
David: They all report to me. I have not had a proper conversation with four of them since August.
Maya: Which four?
David: ... You know, I would rather not say. Which is an answer.
Maya: It is. What would you want to have said to them by Christmas?`,
    feedbackOnCall: `A very good call. The question *“Which four?”* was brave, and **you did not soften it**.

You spoke for 31 percent of the time, down from 44 in your last review.

## To improve

The introduction took three minutes. David was ready after thirty seconds.`,
    opportunityOnCall: `He will need two leads below him by summer. Propose that he **chooses them before they are needed**, and that both begin *First Team* in the same cohort.`,
  },
];
