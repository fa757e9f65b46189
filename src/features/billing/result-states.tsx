import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from '@/ui/spinner';

/** The marks above a result's title: each a sign and a word, never a colour alone. */

/** Done: the money has arrived. */
export function DoneMark({ children }: { children: string }) {
  return (
    <>
      <Icon of={CircleCheck} size={20} className="text-positive" />
      <span className="text-positive">{children}</span>
    </>
  );
}

/** Failed, or not to be found out. */
export function FailedMark({ children }: { children: string }) {
  return (
    <>
      <Icon of={CircleX} size={20} className="text-danger" />
      <span className="text-danger">{children}</span>
    </>
  );
}

/** Under way; it stands still once the page has stopped asking. */
export function WaitingMark({ asking, children }: { asking: boolean; children: string }) {
  return (
    <>
      {asking ? (
        <SpinnerRing className="text-brand" />
      ) : (
        <Icon of={Hourglass} size={20} className="text-muted" />
      )}
      <span className="text-ink-2">{children}</span>
    </>
  );
}
