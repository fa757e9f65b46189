import { objectId } from '../random';

const DAY = 86_400_000;

/** An ISO text for a time in working hours, some days before now. */
export function daysAgo(now: number, days: number): string {
  return new Date(now - days * DAY - ((days * 37) % 240) * 60_000).toISOString();
}

/** The saved output of an agent or purpose tool. @param text Markdown */
export function saved(key: string, now: number, days: number, text: string) {
  return { id: objectId(`output ${key}`), gptResponse: text, createdAt: daysAgo(now, days) };
}

/** A sales call with its feedback; all texts except the transcript are Markdown. */
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

/** One entry of the `Result` list of brand stories; `progress` is a percentage. */
export function story(key: string, now: number, days: number, title: string, text: string) {
  return {
    id: objectId(`story ${key}`),
    BrandStory: title,
    gptResponse: text,
    progress: text === '' ? 40 : 100,
    createdAt: daysAgo(now, days),
  };
}
