import { objectId } from '../random';
import { daysAgo } from './output';

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

/** The workflows that members have mapped. */
export const WORKFLOWS = {
  followUp: {
    slug: 'follow-up-after-calls',
    steps: [
      {
        name: 'Hold the clarity call',
        description: 'Twenty minutes by video with somebody who may become a client.',
        tools: [],
      },
      {
        name: 'Take notes',
        description: 'Record the call and keep what was decided, in the words of the client.',
        tools: ['Meeting Notes Assistant'],
      },
      {
        name: 'Decide on the next step',
        description: 'A place in the program, a later start, or a kind no.',
        tools: [],
      },
      {
        name: 'Write the follow-up',
        description: 'A short message on the same day that repeats the goal and proposes one step.',
        tools: ['Follow-up Writer', 'Newsletter Writer'],
      },
      {
        name: 'Book the next meeting',
        description: 'Send the link and put a reminder into the calendar.',
        tools: ['Calendar booking link'],
      },
    ],
    analysis: `Each clarity call costs you **about fifty minutes** around the twenty that you enjoy: notes, a decision, an e-mail and a search for a date.

## Where the time goes

| Step | By hand | With help |
| --- | --- | --- |
| Notes | 18 min | 3 min |
| Follow-up | 22 min | 6 min |
| Booking | 9 min | 1 min |

## What should stay yours

The call itself and the decision after it. Both are the reason why people choose you, and neither gets better by being faster.

## Risks

1. A recording needs a **yes** from the other side, every time.
2. A follow-up that nobody reads before it goes out will one day thank the wrong person.`,
    recommendations: [
      'Begin with the follow-up: it saves most and changes least.',
      'Ask for permission to record in the booking form rather than at the start of the call.',
      'Read every draft once, aloud, before you send it.',
    ],
    cost: { manual: 61.25, assisted: 12.5, timesAWeek: 6 },
    hasDiagram: true,
  },
  newsletter: {
    slug: 'newsletter-every-other-tuesday',
    steps: [
      {
        name: 'Collect',
        description: 'Keep one line from every session that surprised you, without names.',
        tools: ['Idea Garden'],
      },
      {
        name: 'Draft',
        description: 'Turn the best line into 350 words with one example.',
        tools: ['Newsletter Writer'],
      },
      {
        name: 'Edit',
        description: 'Cut a third and read the rest aloud.',
        tools: [],
      },
      {
        name: 'Send and note the replies',
        description: 'Replies are the next issue. Keep them in the same place as the lines.',
        tools: ['Inbox Triage'],
      },
    ],
    analysis: `The newsletter takes you **three hours and a bad conscience** every other week. Two of the hours are spent looking for something to say.

A place for single lines, filled while the week is running, removes most of that. The editing is worth keeping: readers answer the issues that you cut the most.`,
    recommendations: [
      'Write down one line after each session, before the next one begins.',
      'Draft on Friday and edit on Monday; never on the same day.',
    ],
    cost: { manual: 187.5, assisted: 74, timesAWeek: 0.5 },
    hasDiagram: false,
  },
  onboarding: {
    slug: 'welcome-of-a-new-client',
    steps: [
      {
        name: 'Send the agreement',
        description: 'Terms, dates and the invoice in one message.',
        tools: ['Electronic signature'],
      },
      {
        name: 'Ask the first questions',
        description: 'Twelve questions that the client answers in their own time.',
        tools: ['Client Intake Assistant'],
      },
      {
        name: 'Read the answers',
        description: 'Look for the words that come back and mark what to ask about.',
        tools: ['Document Summarizer'],
      },
      {
        name: 'Hold the first session',
        description: 'Agree on one goal and on how both will notice it.',
        tools: [],
      },
    ],
    analysis: `A new client waits **nine days** on average between yes and the first session, and you write eleven messages in that time. Four of them ask for things that a form could ask.

With the intake in one place the wait shrinks to three days, and you come to the session with the words of the client already in your ear.`,
    recommendations: [
      'Put the dates for the first three sessions into the agreement.',
      'Send the questions at the moment of the signature and not a day later.',
    ],
    cost: { manual: 142, assisted: 46.5, timesAWeek: 2 },
    hasDiagram: true,
  },
  reporting: {
    slug: 'monthly-report-to-the-sponsor',
    steps: [
      {
        name: 'Gather the notes',
        description: 'Everything that was agreed in the month, from four places.',
        tools: ['Meeting Notes Assistant'],
      },
      {
        name: 'Write the report',
        description: 'One page: what moved, what did not, what is next.',
        tools: ['Document Summarizer'],
      },
      {
        name: 'Check with the client',
        description: 'Nothing reaches the sponsor that the client has not read.',
        tools: [],
      },
    ],
    analysis: '',
    recommendations: ['Agree in the contract what a report may contain.'],
    cost: null,
    hasDiagram: false,
  },
} as const satisfies Record<string, Workflow>;

/** Path of the flow chart of a workflow on the origin of the API. */
function diagramPath(workflow: Workflow): string {
  return `/media/diagrams/${workflow.slug}.svg`;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** An item of the `aiworkflow` group; costs in dollars. */
export function mapped(key: string, now: number, days: number, workflow: Workflow) {
  const { slug, steps, analysis, recommendations, cost, hasDiagram } = workflow;
  const saving = cost === null ? 0 : cost.manual - cost.assisted;
  const weekly = cost === null ? 0 : saving * cost.timesAWeek;
  return {
    id: objectId(`workflow ${key}`),
    workflowId: slug,
    steps: steps.map((step, index) => ({
      id: objectId(`workflow ${key} step ${index}`),
      name: step.name,
      description: step.description,
      toolRecommendations: step.tools,
    })),
    analysis,
    recommendations,
    costAnalysis:
      cost === null
        ? null
        : {
            manualWorkflowCost: cost.manual,
            aiAssistedWorkflowCost: cost.assisted,
            netSavingsPerTask: cents(saving),
            weeklySavings: cents(weekly),
            monthlySavings: cents((weekly * 52) / 12),
            yearlySavings: cents(weekly * 52),
          },
    diagram: hasDiagram ? { diagramUrl: diagramPath(workflow) } : null,
    tools: [...new Set(steps.flatMap((step) => step.tools))],
    createdAt: daysAgo(now, days),
  };
}
