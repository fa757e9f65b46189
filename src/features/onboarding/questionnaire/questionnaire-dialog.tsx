import { useId, useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { useModal } from '@/components/use-modal';
import { LazyDocuments } from '@/features/onboarding/lazy-dialogs';
import { useIsWide } from '@/lib/react/use-is-wide';
import { percentAnswered, STEPS, type Answers } from '@/resources/onboarding/questionnaire/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Icon } from '@/ui/icon';
import { scrollParent } from '@/ui/list/scroll-parent';
import { QuestionnaireFields, QuestionnaireSkeleton } from './questionnaire-fields';
import { QuestionnaireFooter } from './questionnaire-footer';
import { QuestionnaireRail, StepBar } from './questionnaire-rail';
import { useQuestionnaire } from './use-questionnaire';

export interface QuestionnaireProps extends DialogControl {
  /** Determines the label of the last step's button: Complete on home and explore, else Update. */
  mode: 'first-run' | 'editing';
  /** Called with the answers after the last step was saved, before the dialog closes. */
  onFinished: (answers: Answers) => void;
}

/** The questionnaire (docs/product/onboarding.md#questionnaire). */
export function QuestionnaireDialog({ open, ...rest }: QuestionnaireProps) {
  // Mounted again each time it opens, so that it starts with the current answers.
  return open && <OpenDialog {...rest} />;
}

/** Scrolls to the top of a new step and focuses it, so that screen readers announce its name. */
function focusStep(element: HTMLElement | null) {
  if (!element) return;
  scrollParent(element).scrollTop = 0;
  element.focus({ preventScroll: true });
}

function OpenDialog({ onOpenChange, mode, onFinished }: Omit<QuestionnaireProps, 'open'>) {
  const id = useId();
  const isWide = useIsWide();
  const [hasChangedStep, setHasChangedStep] = useState(false);
  const form = useQuestionnaire((answers) => {
    onFinished(answers);
    onOpenChange(false);
  });
  const formElement = useRef<HTMLFormElement>(null);
  const { title = '', fields = [] } = STEPS[form.step] ?? {};
  const position = `Step ${form.step + 1} of ${STEPS.length}`;

  /** Opens another step, or focuses the blank field that blocks it. */
  function open(index: number) {
    const firstBlank = form.open(index);
    if (firstBlank === undefined) return setHasChangedStep(true);
    const control = formElement.current?.elements.namedItem(firstBlank);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="wizard"
      isPersistent={form.hasDraft}
      eyebrow={isWide && position}
      title={title}
      description={
        mode === 'first-run' && form.step === 0 && 'About 10 minutes. Saved at each step.'
      }
      rail={
        isWide && (
          <QuestionnaireRail
            steps={form.steps}
            percent={percentAnswered(form.answers)}
            onOpen={open}
          />
        )
      }
      headExtra={!isWide && <StepBar steps={form.steps} current={form.step} onOpen={open} />}
      footer={
        <QuestionnaireFooter
          form={form}
          formId={id}
          lastLabel={mode === 'first-run' ? 'Complete' : 'Update'}
          onBack={() => open(form.step - 1)}
          onLater={() => onOpenChange(false)}
        />
      }
    >
      {form.step === 0 && <FillFromDocuments />}
      <form
        ref={formElement}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          open(form.step + 1);
        }}
      >
        <div
          key={form.step}
          ref={hasChangedStep ? focusStep : undefined}
          role="group"
          aria-label={`${position}: ${title}`}
          tabIndex={-1}
          className="flex flex-col gap-6 pt-1 outline-none"
        >
          {form.record.data ? (
            <QuestionnaireFields
              fields={fields}
              answers={form.answers}
              blankFields={form.blankFields}
              onType={form.type}
            />
          ) : form.record.isError ? (
            <Alert
              tone="danger"
              title="Your saved answers could not be loaded"
              action={<RetryButton query={form.record} />}
            >
              What you typed before is kept.
            </Alert>
          ) : (
            <QuestionnaireSkeleton fields={fields} />
          )}
        </div>
      </form>
      <p role="status" className="sr-only">
        {form.blankFields.length > 0 &&
          `${form.blankFields.length} of the answers on this step ${form.blankFields.length === 1 ? 'is' : 'are'} missing.`}
      </p>
    </Dialog>
  );
}

/**
 * Opens the documents, which can fill the answers, in place of the questionnaire, to which closing
 * them returns.
 */
function FillFromDocuments() {
  const { open } = useModal('documents');
  return (
    <section
      aria-label="Fill from documents"
      className="mb-5 flex flex-wrap items-center gap-3.5 rounded-panel border border-line bg-canvas px-4 py-3.5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface text-brand">
        <Icon of={FileUp} />
      </span>
      <div className="w-28 min-w-0 grow">
        <p className="font-medium">Fill from documents</p>
        <p className="text-muted">You choose which answers to replace.</p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        onPointerEnter={LazyDocuments.preload}
        onFocus={LazyDocuments.preload}
        onClick={() => open()}
      >
        Choose files
      </Button>
    </section>
  );
}
