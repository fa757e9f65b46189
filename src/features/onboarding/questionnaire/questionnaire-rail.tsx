import type { ReactNode } from 'react';
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

/** The list of steps with the progress, beside the questions. */
export function QuestionnaireRail({ percent, steps, onOpen }: StepsProps & { percent: number }) {
  return (
    <div role="group" aria-label="Steps" className="flex min-h-full flex-col">
      <p className="font-semibold">Tell us about your business</p>
      <p className="mt-1 text-12 text-muted">Every tool uses your answers.</p>
      <ol className="-mx-2 mt-6 mb-6 grid gap-1">
        {steps.map((step, index) => (
          <Step
            key={step.title}
            step={step}
            name={step.isAnswered ? `${step.title}, answered` : step.title}
            className={cx(
              'flex min-h-10 w-full items-center gap-3 rounded-control border p-2 text-left font-medium',
              step.isCurrent
                ? 'border-line bg-surface text-ink shadow-card'
                : 'border-transparent forced-colors:border-[Canvas]',
              !step.isCurrent && (step.isAnswered ? 'text-ink-2' : 'text-muted'),
              !step.isCurrent && step.isReachable && 'hover:bg-sunken hover:text-ink',
            )}
            onOpen={() => onOpen(index)}
          >
            <StepMark step={step} number={index + 1} />
            <span>{step.title}</span>
          </Step>
        ))}
      </ol>
      <div className="mt-auto">
        <ProgressText label="Progress" percent={percent} />
        <Bar percent={percent} />
      </div>
    </div>
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
          return (
            <Step
              key={step.title}
              step={step}
              name={name}
              className={cx(
                'relative block h-1.5 w-full rounded-full after:absolute after:inset-x-0 after:-inset-y-5 forced-colors:border',
                index <= current ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line-strong',
              )}
              onOpen={() => onOpen(index)}
            >
              <span className="sr-only">{name}</span>
            </Step>
          );
        })}
      </ol>
    </div>
  );
}

/** A step in its list: a button that opens it, unless it is the current one or out of reach. */
function Step({
  step: { isCurrent, isReachable },
  name,
  className,
  onOpen,
  children,
}: {
  step: StepState;
  /** The accessible name of the button. */
  name: string;
  className: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="flex-1">
      {isReachable && !isCurrent ? (
        <button type="button" aria-label={name} className={className} onClick={onOpen}>
          {children}
        </button>
      ) : (
        <div className={className}>{children}</div>
      )}
    </li>
  );
}

/** The number of a step, or a tick. */
function StepMark({
  step: { isCurrent, isAnswered },
  number,
}: {
  step: StepState;
  number: number;
}) {
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

/** The progress as a percentage without a role: Orca announces each change of a progress bar. */
function ProgressText({ label, percent }: { label: string; percent: number }) {
  return (
    <p className="num flex justify-between gap-3 text-12">
      <span className="text-muted">{label}</span>{' '}
      <span className="font-semibold">{`${percent}%`}</span>
    </p>
  );
}
