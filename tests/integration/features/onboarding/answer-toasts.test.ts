import { createElement } from 'react';
import { act, render as renderElement, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAnswersSaved } from '@/features/onboarding/questionnaire/answer-toasts';
import { ANSWER_FIELDS, type Answers } from '@/resources/onboarding/questionnaire/fields';
import { endToasts } from '@/ui/feedback/toast';
import { Toaster } from '@/ui/feedback/toaster';

const advance = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answers = (count: number) =>
  Object.fromEntries(
    ANSWER_FIELDS.map((field, index) => [field, index < count ? 'An answer.' : '']),
  ) as Answers;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  endToasts();
  await advance(10);
  vi.useRealTimers();
});

async function render() {
  renderElement(createElement(Toaster));
  await advance();
}

it('the toast after 19 saved answers offers the generation for 8 seconds', async () => {
  const onGenerate = vi.fn<() => void>();
  showAnswersSaved(answers(19), onGenerate);
  await render();
  expect(screen.getByText('19 answers saved.')).toBeInTheDocument();
  await advance(7900);
  const generate = screen.getByRole('button', { name: 'Generate your business profile' });
  await advance(200);
  expect(generate).not.toBeInTheDocument();
  expect(onGenerate).not.toHaveBeenCalled();
});

it('the toast after a save that leaves answers blank counts them and offers no generation', async () => {
  showAnswersSaved(answers(18), vi.fn());
  await render();
  expect(screen.getByText('18 of 19 answers saved.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Generate your business profile' })).toBeNull();
});
