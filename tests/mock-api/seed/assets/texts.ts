import { parse } from 'yaml';
import demoOutputs from '../../demo/outputs.yaml?raw';
import type { SalesReview } from './output';

/** A workflow that a member has mapped. */
export interface Workflow {
  slug: string;
  steps: readonly {
    name: string;
    description: string;
    /** The tools; empty for a step that the member does without one. */
    tools: readonly string[];
  }[];
  analysis: string;
  recommendations: readonly string[];
  /** Dollars per run and runs per week; null when unknown. */
  cost: { manual: number; assisted: number; timesAWeek: number } | null;
  hasDiagram: boolean;
}

type AgentText =
  | 'valueLadder'
  | 'targetMarket'
  | 'irresistibleOffer'
  | 'valueProposition'
  | 'trafficSource'
  | 'businessVision'
  | 'coachingNiche'
  | 'calling'
  | 'brandStory'
  | 'health';

/** The texts of ../../demo/outputs.yaml; those of outputs are Markdown. */
export const TEXTS = parse(demoOutputs) as {
  maya: Readonly<Record<AgentText, string>> & { reviews: readonly SalesReview[] };
  ben: { proposition: string; consultingNiche: string };
  workflows: Readonly<Record<'followUp' | 'newsletter' | 'onboarding' | 'reporting', Workflow>>;
  /** What the transactions of a tool say; `general` for the other tools. */
  usePhrases: { general: readonly [string, ...string[]] } & Readonly<
    Record<string, readonly [string, ...string[]] | undefined>
  >;
};
