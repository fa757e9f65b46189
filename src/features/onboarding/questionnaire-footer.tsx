import { useRef, type MouseEvent } from 'react';
import { Check } from 'lucide-react';
import { blankRequiredFields } from '@/resources/onboarding/field-kinds';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from '@/ui/spinner';
import type { Questionnaire } from './use-questionnaire';

/** Milliseconds within which nobody has read the next step. */
const DOUBLE_CLICK_MS = 60;

interface FooterProps {
  form: Questionnaire;
  /** The form that the last button sends. */
  formId: string;
  lastLabel: string;
  onBack: () => void;
  onLater: () => void;
}

/** Ways out of a step, and how the last save went. */
export function QuestionnaireFooter({ form, formId, lastLabel, onBack, onLater }: FooterProps) {
  const pressedAt = useRef(-Infinity);

  /**
   * The second half of a double click would scold the member for a step they have not seen. Who
   * goes quickly through answered steps means each press, though a browser counts them together.
   */
  function ignoreSecondHalf(event: MouseEvent) {
    const isHasty = event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
    pressedAt.current = event.timeStamp;
    if (event.detail > 1 && (isHasty || blankRequiredFields(form.step, form.answers).length > 0)) {
      event.preventDefault();
    }
  }

  return (
    <>
      <Button variant="quiet" className="sm:-ml-4" onClick={onLater}>
        Do this later
      </Button>
      <div className="ml-auto flex items-center gap-3 whitespace-nowrap text-muted max-lg:text-12 max-sm:order-first max-sm:text-14 max-sm:basis-full max-sm:empty:hidden">
        <News form={form} />
      </div>
      {form.step > 0 && (
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        busy={form.isFinishing}
        disabledReason={form.loading === 'pending' ? 'Your answers are being loaded.' : undefined}
        onClick={ignoreSecondHalf}
      >
        {form.isLast ? lastLabel : 'Continue'}
      </Button>
    </>
  );
}

function News({ form }: { form: Questionnaire }) {
  switch (form.news) {
    case 'none':
      return null;
    case 'saving':
    case 'slow':
      return (
        <p role="status" className="flex items-center gap-2">
          <SpinnerRing />
          {form.news === 'saving' ? 'Saving changes...' : 'Still saving...'}
        </p>
      );
    case 'saved':
      return (
        <p role="status" className="flex items-center gap-2">
          <Icon of={Check} size={16} className="text-positive" />
          Saved
        </p>
      );
    case 'failed':
      return (
        <>
          <p role="alert" className="text-danger">
            Saving failed
          </p>
          <Button variant="link" onClick={form.retry}>
            Retry
          </Button>
        </>
      );
  }
}
