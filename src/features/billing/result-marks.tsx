import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from '@/ui/spinner';

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
