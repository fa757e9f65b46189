import { useId, useRef, useState, type FormEvent } from 'react';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { LazyDocuments } from '@/features/onboarding/lazy-dialogs';
import type { EntryState } from '@/lib/browser/history-entry';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { useIsWide } from '@/lib/react/use-is-wide';
import {
  percentAnswered,
  STEPS,
  type AnswerField,
} from '@/resources/onboarding/questionnaire/fields';
import { percentOfSteps } from '@/resources/onboarding/questionnaire/steps';
import { sessionSignal } from '@/resources/session/session';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { waitUntilDialogsClose } from '@/ui/dialog/scrim';
import { Alert } from '@/ui/feedback/alert';
import { Icon } from '@/ui/icon';
import { scrollParent } from '@/ui/list/scroll-parent';
import { showAnswersSaved } from './answer-toasts';
import { QuestionnaireFields, QuestionnaireSkeleton } from './questionnaire-fields';
import { QuestionnaireFooter } from './questionnaire-footer';
import { QuestionnaireProgress, QuestionnaireRail, StepStrip } from './questionnaire-rail';
import { useQuestionnaire } from './use-questionnaire';

export interface QuestionnaireProps extends DialogControl {
  /** Determines the label of the last step's button: Complete on home and explore, else Update. */
  mode: 'first-run' | 'editing';
  /** Called after the last step was saved, before the dialog closes. Resolves when the next dialog is known. */
  onFinished?: (() => Promise<unknown>) | undefined;
}

const GENERATE: EntryState = { generateProfile: true };

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

/** Shows a toast when no dialog is open, because it would be above the one that follows. */
async function showAfterDialogs(finished: Promise<unknown> | undefined, show: () => void) {
  const session = sessionSignal();
  await finished;
  // The next dialog is rendered.
  await waitForPaint();
  await waitUntilDialogsClose();
  if (!session.aborted) show();
}

function OpenDialog({ onOpenChange, mode, onFinished }: Omit<QuestionnaireProps, 'open'>) {
  const id = useId();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const [hasChangedStep, setHasChangedStep] = useState(false);
  const form = useQuestionnaire({
    onDone: (answers) => {
      void showAfterDialogs(onFinished?.(), () =>
        showAnswersSaved(answers, () => {
          void navigate(paths.generatedProfile, { state: GENERATE });
        }),
      );
      onOpenChange(false);
    },
  });
  const formElement = useRef<HTMLFormElement>(null);
  const { title, fields } = STEPS[form.step] ?? STEPS[0];
  const position = `Step ${form.step + 1} of ${STEPS.length}`;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show(form.next());
  }

  /** Shows another step, or focuses the blank field that blocks it. */
  function show(firstBlank: AnswerField | undefined) {
    if (firstBlank === undefined) return setHasChangedStep(true);
    const control = formElement.current?.elements.namedItem(firstBlank);
    if (control instanceof HTMLElement) control.focus();
  }

  const openStep = (index: number) => show(form.open(index));

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="wizard"
      eyebrow={position}
      title={title}
      description={form.step === 0 ? 'About 10 minutes. Saved at each step.' : undefined}
      rail={
        isWide && (
          <QuestionnaireRail
            steps={form.steps}
            percent={percentAnswered(form.answers)}
            onOpen={openStep}
          />
        )
      }
      headExtra={
        !isWide && (
          <>
            <StepStrip steps={form.steps} onOpen={openStep} />
            <QuestionnaireProgress
              percent={percentOfSteps(form.step)}
              className="px-6 pt-2 pb-4 max-sm:px-4 max-sm:pb-3"
            />
          </>
        )
      }
      footer={
        <QuestionnaireFooter
          form={form}
          formId={id}
          lastLabel={mode === 'first-run' ? 'Complete' : 'Update'}
          onBack={() => {
            setHasChangedStep(true);
            form.back();
          }}
          onLater={() => onOpenChange(false)}
          onDiscard={() => {
            // The Discard button unmounts.
            const group = formElement.current?.firstElementChild;
            if (group instanceof HTMLElement) group.focus();
            form.discard();
          }}
        />
      }
    >
      {form.step === 0 && <FillFromDocuments />}
      <form ref={formElement} id={id} noValidate onSubmit={onSubmit}>
        <div
          key={form.step}
          ref={hasChangedStep ? focusStep : undefined}
          role="group"
          aria-label={`${position}: ${title}`}
          tabIndex={-1}
          className="flex flex-col gap-6 pt-1 outline-none"
        >
          {(form.loading === 'failed' || form.loading === 'retrying') && (
            <Alert
              tone="danger"
              title="Your saved answers could not be loaded"
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  busy={form.loading === 'retrying'}
                  onClick={form.retry}
                >
                  Retry
                </Button>
              }
            >
              You can type already. Nothing is saved until they are there.
            </Alert>
          )}
          {form.loading === 'pending' ? (
            <QuestionnaireSkeleton fields={fields} />
          ) : (
            <QuestionnaireFields
              fields={fields}
              answers={form.answers}
              blankFields={form.blankFields}
              startAt={form.startAt}
              onType={form.type}
            />
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

/** Opens the documents, which can fill the answers, in place of the questionnaire, to which closing them returns. */
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
        wraps
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
