import { useRef, type MouseEvent } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';
import type { Questionnaire } from './use-questionnaire';

/** Two clicks within this time are one double click, in milliseconds. */
const DOUBLE_CLICK_MS = 300;

interface FooterProps {
  form: Questionnaire;
  /** The form that the submit button belongs to. */
  formId: string;
  lastLabel: string;
  onBack: () => void;
  onLater: () => void;
}

/** The buttons of a step and the status of the last save. */
export function QuestionnaireFooter(props: FooterProps) {
  const { form, formId, lastLabel, onBack, onLater } = props;
  const lastClickAt = useRef(-Infinity);

  /**
   * Ignores the second click of a double click, which would skip a step. Quick clicks through
   * answered steps are not ignored, although their `detail` is above 1 too.
   */
  function ignoreDoubleClick(event: MouseEvent) {
    const isRecent = event.timeStamp - lastClickAt.current < DOUBLE_CLICK_MS;
    lastClickAt.current = event.timeStamp;
    if (event.detail > 1 && isRecent) event.preventDefault();
  }

  return (
    <>
      <Button variant="ghost" className="mr-auto sm:-ml-4" onClick={onLater}>
        Do this later
      </Button>
      <div className="flex items-center gap-3 whitespace-nowrap text-muted max-lg:order-first max-lg:basis-full max-lg:empty:hidden">
        <SaveStatusText form={form} />
      </div>
      {form.step > 0 && (
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      )}
      <Reason text={form.record.data ? undefined : 'Your answers are not loaded yet.'}>
        <Button type="submit" form={formId} busy={form.isFinishing} onClick={ignoreDoubleClick}>
          {form.isLast ? lastLabel : 'Continue'}
        </Button>
      </Reason>
    </>
  );
}

function SaveStatusText({ form }: { form: Questionnaire }) {
  switch (form.saveStatus) {
    case 'none':
      if (!form.hasDraft || form.isFirstFill) return null;
      return (
        <>
          <span>Unsaved draft</span>
          <Button variant="link" onClick={form.discard}>
            Discard
          </Button>
        </>
      );
    case 'saving':
    case 'slow':
      return (
        <p role="status" className="flex items-center gap-2">
          <SpinnerRing />
          <span>{form.saveStatus === 'saving' ? 'Saving changes...' : 'Still saving...'}</span>
        </p>
      );
    case 'saved':
      return (
        <p role="status" className="flex items-center gap-2">
          <Icon of={Check} size={16} className="text-positive" />
          <span>Saved</span>
        </p>
      );
    case 'failed':
      return (
        <>
          <p role="alert" className="text-danger">
            Saving failed
          </p>
          <Button variant="link" onClick={form.retrySave}>
            Retry
          </Button>
        </>
      );
  }
}
