import type { OutputGroup, OutputTab } from './groups';
import type { Workflow } from './workflow';

/** A saved output, as its card and its details show it (credits specification, section 3). */
export interface SavedOutput {
  /** Tells outputs apart, also those that came without an id. */
  key: string;
  group: OutputGroup;
  tab: OutputTab;
  title: string;
  /** Epoch milliseconds, or `null` without a date. */
  createdAt: number | null;
  /** A line about where it comes from, or `null`. */
  byline: string | null;
  /** All of it, Markdown; '' when nothing was saved. */
  text: string;
  /** What the card's excerpt is cut from, Markdown. */
  lead: string;
  /** Set for an AI workflow, which has a view of its own. */
  workflow: Workflow | null;
}

/** What stands in the place of a workflow's analysis (credits specification, section 8). */
export const NO_ANALYSIS = 'No analysis available';
/** What stands in the place of an assessment's summary (credits specification, section 8). */
export const NO_SUMMARY = 'No summary available';
