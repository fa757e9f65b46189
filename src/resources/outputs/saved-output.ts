import { paths } from '@/config/paths';
import type { ListTab, OutputGroup, OutputTab } from './groups';
import type { Workflow } from './workflow';

/** A saved output, as its card and its details show it (docs/product/outputs.md#cards). */
export interface SavedOutput {
  /** Unique, even for outputs without an id. */
  key: string;
  group: OutputGroup;
  tab: OutputTab;
  title: string;
  /** Epoch milliseconds, or `null` without a date. */
  createdAt: number | null;
  /** A line about its source, such as the consultant, or `null`. */
  byline: string | null;
  /** The whole text as Markdown; '' when empty. */
  text: string;
  /** The Markdown that the card's excerpt is taken from. */
  excerptSource: string;
  /** Set only for an AI workflow, which has its own view. */
  workflow: Workflow | null;
}

/** Shown for a missing workflow analysis (docs/product/outputs.md#details). */
export const NO_ANALYSIS = 'No analysis available';
/** Shown for a missing assessment summary (docs/product/outputs.md#details). */
export const NO_SUMMARY = 'No summary available';

/** The URL of an output's details on the profile page. */
export function outputUrl({ tab, key }: Pick<SavedOutput, 'tab' | 'key'>): string {
  return `${paths.profile}?${new URLSearchParams({ tab, output: key }).toString()}`;
}

/** The outputs of a tab. */
export function outputsOfTab(
  outputs: readonly SavedOutput[],
  tab: ListTab,
): readonly SavedOutput[] {
  return tab === 'all' ? outputs : outputs.filter((output) => output.tab === tab);
}
