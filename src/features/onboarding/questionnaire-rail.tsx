import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';
import { STEPS } from '@/resources/onboarding/fields';
import { Icon } from '@/ui/icon';
import { Bar } from '@/ui/meter';

/** The list of steps with the progress, beside the questions. */
export function QuestionnaireRail({ step, percent }: { step: number; percent: number }) {
  return (
    <div className="flex min-h-full flex-col">
      <p className="font-semibold">Tell us about your business</p>
      <p className="mt-1 text-12 text-muted">Every tool uses your answers.</p>
      <ol className="mt-6 mb-6 grid gap-1">
        {STEPS.map(({ title }, index) => (
          <RailStep
            key={title}
            number={index + 1}
            title={title}
            position={Math.sign(index - step)}
          />
        ))}
      </ol>
      <QuestionnaireProgress percent={percent} className="mt-auto" />
    </div>
  );
}

/** @param props.position negative for a previous step, 0 for the current one */
function RailStep({
  number,
  title,
  position,
}: {
  number: number;
  title: string;
  position: number;
}) {
  const isBehind = position < 0;
  const isCurrent = position === 0;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx(
        '-mx-2 flex items-center gap-3 rounded-control border p-2 font-medium',
        isCurrent ? 'border-line bg-surface text-ink shadow-card' : 'border-transparent',
        !isCurrent && (isBehind ? 'text-ink-2' : 'text-muted'),
      )}
    >
      <span
        className={cx(
          'num grid size-6 shrink-0 place-items-center rounded-full border text-12',
          isBehind && 'border-transparent bg-positive text-white',
          isCurrent && 'border-transparent bg-brand text-white',
          !isBehind && !isCurrent && 'border-control',
        )}
      >
        {isBehind ? <Icon of={Check} size={14} /> : number}
      </span>
      {title}
    </li>
  );
}

/** The progress as a percentage and a bar. */
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
        <span className="text-muted">Progress</span>
        <span className="font-semibold">{percent}%</span>
      </p>
      <Bar label="Progress" percent={percent} />
    </div>
  );
}
