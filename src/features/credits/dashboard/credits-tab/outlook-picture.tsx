import { dayInWords, shortDay } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { formatWhole } from '@/lib/format/numbers';
import { HORIZON_DAYS, type Outlook } from '@/resources/credits/outlook/outlook';
import { paceText } from '@/resources/credits/outlook/phrases';

/** A shorter line would say no more than the sentence above it. */
const MIN_DAYS = 14;

/**
 * The falling balance with a mark at each day of expiry, labelled in the row below; nothing for
 * less than 14 days.
 * @param props.now epoch milliseconds
 */
export function OutlookPicture({ outlook, now }: { outlook: Outlook; now: number }) {
  const { credits, perDay, lastsDays, runsOutOn, expiries, points } = outlook;
  if (perDay === null || lastsDays === null || runsOutOn === null || lastsDays < MIN_DAYS)
    return null;
  const days = Math.min(HORIZON_DAYS, lastsDays);
  const isWhole = lastsDays <= HORIZON_DAYS;
  const lastDay = isWhole ? runsOutOn : startOfDay(now, HORIZON_DAYS);
  const corners = points.map(({ inDays, credits: left }) => `${inDays} ${credits - left}`);
  const end = isWhole
    ? `0 on ${dayInWords(lastDay)}`
    : `the credits left on ${dayInWords(lastDay)}`;

  return (
    <figure className="mt-4">
      <div className="flex justify-between text-12">
        <span className="font-semibold">{`${formatWhole(credits)} today`}</span>
        {isWhole && <span className="self-end font-semibold">{`0 on ${shortDay(lastDay)}`}</span>}
      </div>
      {/* The strokes keep their width although the picture is stretched to its container. */}
      <svg
        viewBox={`0 0 ${days} ${credits}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`From ${formatWhole(credits)} credits today to ${end}, at ${paceText(perDay)} a day`}
        className="mt-1 h-32 w-full border-b border-line-strong [&_*]:[vector-effect:non-scaling-stroke]"
      >
        <polygon
          points={`0 ${credits} ${corners.join(' ')} ${lastsDays} ${credits}`}
          className="fill-credit-tint"
        />
        {expiries.map(({ day, inDays }) => (
          <line
            key={day}
            x1={inDays}
            x2={inDays}
            y1={0}
            y2={credits}
            strokeWidth={1.5}
            strokeDasharray="2 3"
            className="stroke-control"
          />
        ))}
        <polyline
          points={corners.join(' ')}
          fill="none"
          strokeWidth={2}
          className="stroke-credit-graphic"
        />
      </svg>
      <div className="mt-1 flex justify-between text-12 text-muted">
        <span>Today</span>
        <span>{shortDay(lastDay)}</span>
      </div>
      {expiries.length > 0 && (
        <figcaption className="mt-2 text-12">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {expiries.map(({ day, credits: expiring }) => (
              <li key={day} className="flex items-center gap-1.5">
                <span aria-hidden className="h-3 border-l-2 border-dashed border-control" />
                <span>{`${formatWhole(expiring)} expire on ${shortDay(day)}`}</span>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}
