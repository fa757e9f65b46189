import { cx } from '@/lib/cx';
import { formatCompact } from '@/lib/format-numbers';
import type { Stack } from '@/resources/credits/stacks/schema';
import { upcomingExpiries } from '@/resources/credits/stacks/expiry';
import { describeDaysLeft, positionExpiries } from './expiry-positions';
import type { PositionedExpiry } from './expiry-positions';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** A timeline of the next expiry dates; renders nothing if no credits expire. */
export function ExpiryLine({ stacks, now }: { stacks: readonly Stack[]; now: number }) {
  const expiries = upcomingExpiries(stacks, now);
  const positioned = positionExpiries(expiries, now);
  const [next] = positioned;
  const last = positioned.at(-1);
  if (!next || !last) return null;
  const amount =
    next.credits === 1 ? '1 credit expires' : `${formatCompact(next.credits)} credits expire`;

  return (
    <section
      aria-label="What expires when"
      className="grid items-center gap-x-8 gap-y-4 border-y border-line py-4 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div>
        <p className="num font-semibold">{`${amount} ${describeDaysLeft(next, now)}`}</p>
        <p className="text-muted">{`What expires next, to ${monthAndYear.format(last.day)}`}</p>
      </div>
      <div className="num relative mr-1.5 h-11 text-12 text-muted max-md:h-[58px]">
        <span aria-hidden className="absolute inset-x-0 top-2.5 h-0.5 rounded-full bg-sunken" />
        <span aria-hidden className="absolute left-0 top-[5px] h-3 w-0.5 rounded-full bg-ink" />
        <span aria-hidden className="absolute left-0 top-6 max-md:hidden">
          Today
        </span>
        <ol role="list">
          {positioned.map((expiry, index) => (
            <Mark
              key={expiry.day}
              expiry={expiry}
              isNext={index === 0}
              isLast={index === positioned.length - 1}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Mark({
  expiry,
  isNext,
  isLast,
}: {
  expiry: PositionedExpiry;
  isNext: boolean;
  isLast: boolean;
}) {
  return (
    <li
      className={cx(
        'absolute top-0 pt-6 whitespace-nowrap',
        isLast ? 'translate-x-[calc(-100%+6px)] text-right' : '-translate-x-1.5',
      )}
      style={{ left: `${expiry.position}%` }}
    >
      <span
        aria-hidden
        className={cx(
          'absolute top-[5px] size-3 rounded-full border-[2.5px] border-credit-graphic',
          isNext ? 'bg-credit-graphic' : 'bg-surface',
          isLast ? 'right-0' : 'left-0',
        )}
      />
      <b className="font-semibold text-ink max-md:block">{formatCompact(expiry.credits)}</b>{' '}
      {shortDay.format(expiry.day)}
    </li>
  );
}
