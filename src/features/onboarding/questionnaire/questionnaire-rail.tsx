import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';
import { countOf } from '@/lib/format/numbers';
import type { StepState } from '@/resources/onboarding/questionnaire/steps';
import { Bar } from '@/ui/feedback/meter';
import { Icon } from '@/ui/icon';

interface StepsProps {
  steps: readonly StepState[];
  /** @param index 0 to 5 */
  onOpen: (index: number) => void;
}

/** Whether a press opens the step. */
function isButton({ isCurrent, isReachable }: StepState): boolean {
  return isReachable && !isCurrent;
}

/** The list of steps with the progress, beside the questions. */
export function QuestionnaireRail({ percent, ...list }: StepsProps & { percent: number }) {
  const hasButton = list.steps.some(isButton);
  return (
    // Focusable while it has no button, so that the keyboard can scroll it.
    <div
      role="group"
      aria-label="Steps"
      tabIndex={hasButton ? undefined : 0}
      className="flex min-h-full flex-col"
    >
      <p className="font-semibold">Tell us about your business</p>
      <p className="mt-1 text-12 text-muted">Every tool uses your answers.</p>
      <ol className="-mx-2 mt-6 mb-6 grid gap-1">
        {list.steps.map((step, index) => (
          <li key={step.title} aria-current={step.isCurrent ? 'step' : undefined}>
            <RailStep step={step} number={index + 1} onOpen={() => list.onOpen(index)} />
          </li>
        ))}
      </ol>
      <QuestionnaireProgress percent={percent} className="mt-auto" />
    </div>
  );
}

function RailStep({
  step,
  number,
  onOpen,
}: {
  step: StepState;
  number: number;
  onOpen: () => void;
}) {
  const { title, isCurrent, isAnswered, edits } = step;
  const className = cx(
    'flex min-h-10 w-full items-center gap-3 rounded-control border p-2 text-left font-medium',
    isCurrent
      ? 'border-line bg-surface text-ink shadow-card'
      : 'border-transparent forced-colors:border-[Canvas]',
    !isCurrent && (isAnswered ? 'text-ink-2' : 'text-muted'),
    isButton(step) && 'hover:bg-sunken hover:text-ink',
  );
  const editsText = countOf(edits, 'edit');
  const parts = [title, isAnswered && 'answered', edits > 0 && editsText];
  const content = (
    <>
      <StepMark step={step} number={number} />
      <span>{title}</span>
      {edits > 0 && (
        <span className="num ml-auto text-12 whitespace-nowrap text-brand">{editsText}</span>
      )}
    </>
  );
  return isButton(step) ? (
    <button
      type="button"
      aria-label={parts.filter(Boolean).join(', ')}
      className={className}
      onClick={onOpen}
    >
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}

/** The number of a step, or a tick. */
function StepMark({ step, number }: { step: StepState; number: number }) {
  const { isCurrent, isAnswered } = step;
  return (
    <span
      aria-hidden
      className={cx(
        'num grid size-6 shrink-0 place-items-center rounded-full border text-12',
        isAnswered && 'border-transparent bg-positive text-white',
        !isAnswered && (isCurrent ? 'border-transparent bg-brand text-white' : 'border-control'),
      )}
    >
      {isAnswered ? <Icon of={Check} size={14} /> : number}
    </span>
  );
}

/** The steps as a row of numbers and ticks above the questions, on small screens. */
export function StepStrip({ steps, onOpen }: StepsProps) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap justify-between px-6 pt-3 max-sm:px-4">
      {steps.map((step, index) => {
        const { title, isCurrent, isAnswered } = step;
        const name = `Step ${index + 1}: ${title}${isAnswered ? ', answered' : ''}`;
        const mark = <StepMark step={step} number={index + 1} />;
        const className = cx(
          'grid size-8 place-items-center rounded-full',
          isCurrent && 'ring-2 ring-brand ring-inset forced-colors:border-2',
        );
        return (
          <li key={title} aria-current={isCurrent ? 'step' : undefined}>
            {isButton(step) ? (
              <button
                type="button"
                aria-label={name}
                className={cx(className, 'relative after:absolute after:-inset-1.5')}
                onClick={() => onOpen(index)}
              >
                {mark}
              </button>
            ) : (
              <span className={className}>
                {mark}
                <span className="sr-only">{name}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The progress as a percentage and a bar, which has no role: Orca announces each change of a progress bar. */
export function QuestionnaireProgress({
  percent,
  className,
}: {
  percent: number;
  className: string;
}) {
  return (
    <div className={className}>
      <p className="num flex justify-between gap-3 text-12">
        <span className="text-muted">Progress</span>{' '}
        <span className="font-semibold">{`${percent}%`}</span>
      </p>
      <Bar percent={percent} />
    </div>
  );
}
