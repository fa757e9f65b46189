import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import type { EntryState } from '@/lib/browser/history-entry';
import { nextStepOf } from '@/resources/onboarding/next-step';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { useMemberKey } from '@/resources/session/queries';
import { Button, buttonClass } from '@/ui/button';
import { Bar } from '@/ui/feedback/meter';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { hadProfile } from './placeholder-counts';

/**
 * The next step to the business profile, until there is one (docs/product/navigation.md#next-step).
 * Its height is the same in every state. Its place is reserved for a new member, and on a device
 * that knows that it shows.
 * @param props.isIdle whether the answers may be requested
 */
export function NextStep({ isIdle, isNew }: { isIdle: boolean; isNew: boolean }) {
  const { open } = useModal('questionnaire');
  const memberKey = useMemberKey();
  const [hadProfileBefore] = useState(() => hadProfile.read(memberKey));
  const query = useQuery({
    ...onboardingRecordQuery,
    enabled: isIdle && hadProfileBefore !== true,
  });
  const step = query.data && nextStepOf(query.data);
  // The page has one primary button at most; that of a returning member launches the last tool.
  const variant = isNew ? 'primary' : 'secondary';

  const hasProfile = step === undefined ? null : step === null;
  useEffect(() => {
    if (hasProfile !== null) hadProfile.write(memberKey, hasProfile);
  }, [memberKey, hasProfile]);

  if (hadProfileBefore === true || step === null) return null;
  if (!step) {
    if (hadProfileBefore === null && !isNew) return null;
    if (query.isError) {
      return (
        <Strip
          icon={ClipboardList}
          title="Your business profile"
          text="Your answers didn’t load."
          action={<RetryButton query={query} />}
        />
      );
    }
    return (
      <div aria-hidden className={stripClass}>
        <Skeleton className="size-10 rounded-control" />
        <div className="grow">
          <Skeleton className="h-4 w-44 max-w-full rounded-mark" />
          <Skeleton className="mt-2.5 h-3.5 w-36 max-w-full rounded-mark" />
        </div>
      </div>
    );
  }
  switch (step.kind) {
    case 'answer': {
      const { answered, total, stepTitle } = step;
      const isStarted = answered > 0;
      const count = `${answered} of ${total} answers`;
      return (
        <Strip
          icon={ClipboardList}
          title={count}
          text={`${isStarted ? 'Saved. ' : ''}Next: ${stepTitle}`}
          action={
            <Button variant={variant} aria-haspopup="dialog" onClick={() => open()}>
              {isStarted ? 'Continue' : 'Start'}
            </Button>
          }
        >
          <div className="max-w-70 [&_.bar-track]:bg-brand-line">
            <Bar label="Answers" percent={(answered / total) * 100} valueText={count} />
          </div>
        </Strip>
      );
    }
    case 'generate':
      return (
        <Strip
          icon={FileText}
          title={`Your ${step.total} answers are saved.`}
          text="Next: your business profile"
          action={
            <Link
              to={paths.generatedProfile}
              state={{ generateProfile: true } satisfies EntryState}
              className={buttonClass({ variant })}
            >
              Generate
            </Link>
          }
        />
      );
  }
}

const stripClass =
  'num flex min-h-39 max-[374px]:min-h-50 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-brand-tint p-4 sm:min-h-23 sm:px-8 lg:col-span-2';

interface StripProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

function Strip({ icon, title, text, action, children }: StripProps) {
  return (
    <section aria-label="Next step" className={stripClass}>
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface text-brand">
        <Icon of={icon} size={20} />
      </span>
      <div className="min-w-0 flex-[1_1_11rem]">
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="text-ink-2">{text}</p>
        {children}
      </div>
      <div className="max-sm:w-full max-sm:[&>*]:w-full">{action}</div>
    </section>
  );
}
