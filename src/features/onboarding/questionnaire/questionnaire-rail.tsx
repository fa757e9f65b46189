import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';
import { percentOfSteps, type StepState } from '@/resources/onboarding/questionnaire/steps';
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
      <div className="mt-auto">
        <ProgressText label="Progress" percent={percent} />
        <Bar percent={percent} />
      </div>
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
  const { title, isCurrent, isAnswered } = step;
  const className = cx(
    'flex min-h-10 w-full items-center gap-3 rounded-control border p-2 text-left font-medium',
    isCurrent
      ? 'border-line bg-surface text-ink shadow-card'
      : 'border-transparent forced-colors:border-[Canvas]',
    !isCurrent && (isAnswered ? 'text-ink-2' : 'text-muted'),
    isButton(step) && 'hover:bg-sunken hover:text-ink',
  );
  const content = (
    <>
      <StepMark step={step} number={number} />
      <span>{title}</span>
    </>
  );
  return isButton(step) ? (
    <button
      type="button"
      aria-label={isAnswered ? `${title}, answered` : title}
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

/** The steps as one bar above the questions, on small screens. */
export function StepBar({ steps, current, onOpen }: StepsProps & { current: number }) {
  return (
    <div className="px-6 pt-2 pb-4 max-sm:px-4 max-sm:pb-3">
      <ProgressText
        label={`Step ${current + 1} of ${steps.length}`}
        percent={percentOfSteps(current)}
      />
      <ol aria-label="Steps" className="mt-2 flex gap-1">
        {steps.map((step, index) => {
          const name = `Step ${index + 1}: ${step.title}${step.isAnswered ? ', answered' : ''}`;
          const className = cx(
            'block h-1.5 w-full rounded-full forced-colors:border',
            index <= current ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line-strong',
          );
          return (
            <li
              key={step.title}
              aria-current={step.isCurrent ? 'step' : undefined}
              className="flex-1"
            >
              {isButton(step) ? (
                <button
                  type="button"
                  aria-label={name}
                  className={cx(
                    className,
                    'relative after:absolute after:inset-x-0 after:-inset-y-5',
                  )}
                  onClick={() => onOpen(index)}
                />
              ) : (
                <span className={className}>
                  <span className="sr-only">{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The progress as a percentage without a role: Orca announces each change of a progress bar. */
function ProgressText({ label, percent }: { label: string; percent: number }) {
  return (
    <p className="num flex justify-between gap-3 text-12">
      <span className="text-muted">{label}</span>{' '}
      <span className="font-semibold">{`${percent}%`}</span>
    </p>
  );
}
