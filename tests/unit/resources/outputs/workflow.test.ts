import * as v from 'valibot';
import { expect, it } from 'vitest';
import { workflowText } from '@/resources/outputs/output-text';
import {
  readDiagramUrl,
  parseDollars,
  workflowSchema,
  workflowTitle,
} from '@/resources/outputs/workflow';

it.each([
  ['follow-up-after-calls', 'Follow up after calls'],
  ['monthly_report', 'Monthly report'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'AI Workflow'],
  ['', 'AI Workflow'],
])('a workflow with the id %j is titled %s', (id, title) => {
  expect(workflowTitle(id)).toBe(title);
});

it.each([
  ['https://example.com/a.svg', 'https://example.com/a.svg'],
  ['  http://example.com/a.svg ', 'http://example.com/a.svg'],
  ['/media/a.svg', '/media/a.svg'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['https://', null],
  ['', null],
])('the diagram URL %j is used as %j', (diagramUrl, url) => {
  expect(readDiagramUrl({ diagramUrl })).toBe(url);
});

it.each([
  ['61.25', 61.25],
  ['$1,284.50', 1284.5],
  ['', null],
  [Infinity, null],
])('the cost %o is read as %o', (value, dollars) => {
  expect(parseDollars(value)).toBe(dollars);
});

it('a workflow is read with its steps, costs, diagram and tools', () => {
  const workflow = v.parse(workflowSchema, {
    workflowId: 'follow-up',
    steps: [
      {
        name: 'Call',
        description: 'Twenty minutes.',
        toolRecommendations: ['Notes', { name: 'Ink' }],
      },
      null,
      { description: [5] },
    ],
    analysis: ' Text. ',
    recommendations: ['Begin.', '', [7]],
    costAnalysis: { manualWorkflowCost: 61.25, weeklySavings: '292.5', yearlySavings: null },
    diagram: { diagramUrl: 'https://example.com/a.svg' },
    tools: 'One tool',
  });
  expect(workflow).toEqual({
    workflowId: 'follow-up',
    steps: [
      { name: 'Call', description: 'Twenty minutes.', tools: ['Notes', 'Ink'] },
      { name: 'Step 2', description: '', tools: [] },
    ],
    analysis: 'Text.',
    recommendations: ['Begin.'],
    costs: [
      { title: 'Each time', items: [{ label: 'Manual workflow', dollars: 61.25 }] },
      { title: 'Over time', items: [{ label: 'Weekly savings', dollars: 292.5 }] },
    ],
    diagramUrl: 'https://example.com/a.svg',
    tools: ['One tool'],
  });
  expect(workflowText(workflow)).toBe(
    [
      '## Analysis',
      'Text.',
      '## Recommendations',
      '- Begin.',
      '## Steps',
      '1. **Call** · Twenty minutes. · Notes, Ink\n2. **Step 2**',
      '## Tools',
      '- One tool',
      '## Cost analysis',
      '- Manual workflow: $61.25\n- Weekly savings: $292.50',
    ].join('\n\n'),
  );
});
