import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { useTitle } from '@/lib/use-title';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { KeyValue, type KeyValueProps } from '@/ui/key-value';
import { Logo } from '@/ui/logo';
import { SpinnerRing } from '@/ui/spinner';
import { ResultArt, type ResultScene } from './result-art';

export interface ResultCardProps {
  scene: ResultScene;
  /** The state as an icon and a word, above the title. */
  state: ReactNode;
  title: string;
  /** One sentence or two. */
  text?: ReactNode;
  details?: KeyValueProps['items'];
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
      <div className="p-7 max-sm:p-5">
        <div role={scene === 'failed' ? 'alert' : 'status'}>
          <div className="flex min-h-5 items-center gap-2 font-semibold">{state}</div>
          <h1 className="mt-2 text-24 font-semibold text-balance">{title}</h1>
          {text && <p className="mt-1 empty:hidden text-16 text-pretty text-ink-2">{text}</p>}
        </div>
        {details.length > 0 && <KeyValue items={details} className="mt-5 border-y border-line" />}
        {notice && <div className="mt-5">{notice}</div>}
        {children && <div className="mt-6 flex flex-col gap-3">{children}</div>}
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

/** The state of a confirmed payment, as an icon and a word. */
export function DoneMark({ children }: { children: string }) {
  return (
    <>
      <Icon of={CircleCheck} size={20} className="text-positive" />
      <span className="text-positive">{children}</span>
    </>
  );
}

/** The state of a payment that could not be verified, as an icon and a word. */
export function FailedMark({ children }: { children: string }) {
  return (
    <>
      <Icon of={CircleX} size={20} className="text-danger" />
      <span className="text-danger">{children}</span>
    </>
  );
}

/** The state of a pending payment, with a spinner while the page is checking. */
export function WaitingMark({ isChecking, children }: { isChecking: boolean; children: string }) {
  return (
    <>
      {isChecking ? (
        <SpinnerRing className="text-brand" />
      ) : (
        <Icon of={Hourglass} size={20} className="text-muted" />
      )}
      <span className="text-ink-2">{children}</span>
    </>
  );
}
