import { objectId } from '../random';

const DAY = 86_400_000;

/** The wire's ISO text for so many days before now, at some minute of that working day. */
export function daysAgo(now: number, days: number): string {
  return new Date(now - days * DAY - ((days * 37) % 240) * 60_000).toISOString();
}

/** What an agent or purpose tool saved. `text` is Markdown. */
export function saved(key: string, now: number, days: number, text: string) {
  return { id: objectId(`output ${key}`), gptResponse: text, createdAt: daysAgo(now, days) };
}

/** A sales call and what was said about it; all texts are Markdown but the transcript. */
export interface SalesReview {
  companyName: string;
  scriptContent: string;
  callTranscript: string;
  feedbackOnCall: string;
  opportunityOnCall: string;
}

export function salesReview(key: string, now: number, days: number, review: SalesReview) {
  const { feedbackOnCall, opportunityOnCall, ...rest } = review;
  return {
    id: objectId(`sales ${key}`),
    ...rest,
    responses: { feedbackOnCall, opportunityOnCall },
    createdAt: daysAgo(now, days),
  };
}

export function assessed(
  key: string,
  now: number,
  days: number,
  result: { category: string; consultant: string; summary: string },
) {
  return { id: objectId(`assessment ${key}`), ...result, createdAt: daysAgo(now, days) };
}

/** One entry of the `Result` list of brand stories; `progress` counts in percent. */
export function story(key: string, now: number, days: number, title: string, text: string) {
  return {
    id: objectId(`story ${key}`),
    BrandStory: title,
    gptResponse: text,
    progress: text === '' ? 40 : 100,
    createdAt: daysAgo(now, days),
  };
}
