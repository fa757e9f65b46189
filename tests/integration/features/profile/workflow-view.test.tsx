import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressBack } from '../../../helpers/user';
import { respondToAssets, openProfile } from './open-profile';

const WORKFLOW = {
  id: 'w1',
  workflowId: 'client-welcome',
  createdAt: '2026-11-05T10:00:00.000Z',
  steps: [
    { id: 1, name: 'Send the agreement', description: 'In one message.', toolRecommendations: [] },
    { id: 2, name: 'Ask', description: null, toolRecommendations: ['Client Intake Assistant'] },
  ],
  analysis: 'A client waits **nine days**.',
  recommendations: ['Put the dates in.', 'Send **at once**.'],
  costAnalysis: {
    manualWorkflowCost: 142,
    aiAssistedWorkflowCost: 46.5,
    netSavingsPerTask: 95.5,
    weeklySavings: 191,
    monthlySavings: 827.666,
    yearlySavings: 9932,
  },
  diagram: { diagramUrl: 'https://cdn.example/flow.svg' },
  tools: ['Electronic signature'],
};

async function openWorkflow(changes: object = {}) {
  respondToAssets({ aiworkflow: [{ ...WORKFLOW, ...changes }] });
  const app = await openProfile('?tab=aiWorkflow');
  await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
  await screen.findByRole('button', { name: 'Back to Workflows' });
  return app;
}

const panel = () => within(screen.getByRole('tabpanel'));
const image = () => screen.getByRole('tabpanel').querySelector('img');

it('a workflow replaces the page and shows its steps, its tools and three tabs: the analysis, a diagram with Retry when it fails to load, and costs in dollars', async () => {
  const { user } = await openWorkflow();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Client welcome');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Analysis',
    'Flow Chart',
    'Cost Analysis',
  ]);
  expect((await panel().findByText('nine days')).tagName).toBe('STRONG');
  const recommendations = panel().getByRole('heading', { name: 'Recommendations' });
  expect(recommendations.nextElementSibling).toHaveTextContent('Put the dates in.Send at once.');
  expect(screen.getByRole('heading', { name: 'Steps' })).toBeVisible();
  for (const text of [
    'Send the agreement',
    'In one message.',
    'Client Intake Assistant',
    'Electronic signature',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }

  await user.click(screen.getByRole('tab', { name: 'Flow Chart' }));
  expect(image()).toHaveAttribute('src', 'https://cdn.example/flow.svg');
  expect(image()).toHaveAccessibleName('Flow chart: Client welcome');
  fireEvent.error(image()!);
  expect(panel().getByText('The diagram could not be loaded.')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(image()).toHaveAttribute('src', 'https://cdn.example/flow.svg');

  await user.click(screen.getByRole('tab', { name: 'Cost Analysis' }));
  for (const [label, amount] of [
    ['Manual workflow', '$142.00'],
    ['AI-assisted workflow', '$46.50'],
    ['Net savings per task', '$95.50'],
    ['Weekly savings', '$191.00'],
    ['Monthly savings', '$827.67'],
    ['Yearly savings', '$9,932.00'],
  ] as const) {
    expect(panel().getByText(label).nextElementSibling).toHaveTextContent(amount);
  }
});

it('a workflow whose fields are null shows its default title and empty tabs', async () => {
  const nulls = Object.fromEntries(Object.keys(WORKFLOW).map((field) => [field, null]));
  const { user } = await openWorkflow(nulls);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Workflow');
  expect(screen.getByText('Unknown')).toBeVisible();
  for (const { textContent } of screen.getAllByRole('tab')) {
    await user.click(screen.getByRole('tab', { name: textContent }));
    expect(panel().getByText(/^No .+ available/)).toBeVisible();
  }
});

it('Back to Workflows and Back return to the view from which the workflow was opened', async () => {
  const { user } = await openWorkflow();
  await user.click(screen.getByRole('tab', { name: 'Flow Chart' }));
  expect(window.location.search).toContain('view=flowChart');
  await user.click(screen.getByRole('button', { name: 'Back to Workflows' }));
  const button = await screen.findByRole('button', { name: 'View Details' });
  expect(button).toHaveFocus();
  expect(window.location.search).toBe('?tab=aiWorkflow');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Profile');

  await user.click(button);
  await screen.findByRole('button', { name: 'Back to Workflows' });
  await pressBack();
  await screen.findByRole('button', { name: 'View Details' });
  act(() => window.history.forward());
  await screen.findByRole('button', { name: 'Back to Workflows' });
});

it('Back to Workflows of a workflow that was opened by its URL shows the list and focuses its card', async () => {
  respondToAssets({ aiworkflow: [WORKFLOW] });
  const { user } = await openProfile('?tab=aiWorkflow&output=aiworkflow-w1&view=costAnalysis');
  expect(await screen.findByText('$46.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Workflows' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=aiWorkflow'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Details' })).toHaveFocus());
});
