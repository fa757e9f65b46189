import { Fragment, type ReactNode } from 'react';
import { CircleCheck, CircleSlash, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { useTitle } from '@/lib/react/use-title';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { DescriptionList, type DescriptionListProps } from '@/ui/description-list';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { Logo } from '@/ui/logo';
import { PageHeading } from '@/ui/page-heading';
import { ResultArt, type ResultScene } from './result-art';

export interface ResultCardProps {
  scene: ResultScene;
  /** A word or two, beside an icon above the title. */
  state: string;
  /** Replaces the icon by a spinner. */
  isChecking?: boolean;
  title: string;
  /** One sentence or two. */
  text?: ReactNode;
  details?: DescriptionListProps['items'];
  /** A message between the details and the buttons. */
  notice?: ReactNode;
  /** Buttons and links. */
  children?: ReactNode;
}

/**
 * The card of a checkout's result page; its title is the document's title too. Pages render one
 * instance for all their states, so that its live region stays and its changes are announced.
 */
export function ResultCard({
  scene,
  state,
  isChecking = false,
  title,
  text,
  details = [],
  notice,
  children,
}: ResultCardProps) {
  useTitle(title.replace(/[.!]+$/, ''));
  return (
    <section className={cx(cardClass, 'overflow-hidden')}>
      <ResultArt scene={scene} />
      <div className="p-7 max-sm:p-[20px]">
        <div role={scene === 'failed' ? 'alert' : 'status'}>
          <StateLabel key={state} scene={scene} state={state} isChecking={isChecking} />
          <PageHeading className="mt-2 text-24 font-semibold text-balance">{title}</PageHeading>
          {text && <p className="mt-1 empty:hidden text-16 text-pretty text-ink-2">{text}</p>}
        </div>
        {/* Each state has elements of its own, because reused ones would move: a layout shift. */}
        <Fragment key={`${title} ${state}`}>
          {details.length > 0 && (
            <DescriptionList items={details} className="mt-5 border-y border-line" />
          )}
          {notice && <div className="mt-5">{notice}</div>}
          {children && <div className="mt-6 flex flex-col gap-3">{children}</div>}
        </Fragment>
      </div>
    </section>
  );
}

/** Centres the card; `withLogo` is for pages without a navigation bar. */
export function ResultLayout({ withLogo, children }: { withLogo?: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[480px] px-4 pt-16 pb-16 max-sm:pt-8">
      {withLogo && (
        <Link to={paths.home} className="mb-7 inline-block rounded-mark">
          <Logo />
        </Link>
      )}
      {children}
    </div>
  );
}

const STATES: Record<ResultScene, { icon: LucideIcon; iconColor: string; textColor: string }> = {
  done: { icon: CircleCheck, iconColor: 'text-positive', textColor: 'text-positive' },
  failed: { icon: CircleX, iconColor: 'text-danger', textColor: 'text-danger' },
  cancelled: { icon: CircleSlash, iconColor: 'text-muted', textColor: 'text-ink-2' },
  waiting: { icon: Hourglass, iconColor: 'text-muted', textColor: 'text-ink-2' },
};

/** The state as a word, beside an icon or, while checking, a spinner. */
function StateLabel({
  scene,
  state,
  isChecking,
}: Pick<ResultCardProps, 'scene' | 'state' | 'isChecking'>) {
  const { icon, iconColor, textColor } = STATES[scene];
  return (
    <div className="flex min-h-5 items-center gap-2 font-semibold">
      {isChecking ? (
        <SpinnerRing className="text-brand" />
      ) : (
        <Icon of={icon} size={20} className={iconColor} />
      )}
      <span className={textColor}>{state}</span>
    </div>
  );
}

/** A link among the buttons of a result card. */
export function ResultLink({
  to,
  variant = 'secondary',
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  children: string;
}) {
  return (
    <Link to={to} className={buttonClass({ variant, size: 'lg', block: true })}>
      {children}
    </Link>
  );
}
