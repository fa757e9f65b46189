import { Info } from 'lucide-react';
import { countOf, formatNumber, formatWhole } from '@/lib/format/numbers';
import { shortDay } from '@/lib/format/dates';
import { expiresUnused, type Forecast } from '@/resources/credits/outlook/outlook';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip/tooltip';

/** A figure after the character U+2212, the minus sign. */
const minus = (figure: string) => `−${figure}`;

/** A button that shows how a forecast is computed (docs/product/credits.md#outlook). */
export function OutlookReasons({ outlook }: { outlook: Forecast }) {
  const { credits, spending, expiries, runsOutOn, lastDay, left, points } = outlook;
  const { days, spent, refunded, perDay } = spending;
  const end = points.at(-1)?.inDays ?? 0;
  const unused = expiries
    .filter((expiry) => expiresUnused(expiry) && expiry.inDays <= end)
    .reduce((sum, expiry) => sum + expiry.unused, 0);
  const rows: [label: string, value: string][] = [
    [`Spent in the last ${days} days`, minus(formatNumber(spent))],
  ];
  if (refunded > 0) rows.push(['Refunded', `+${formatNumber(refunded)}`]);
  rows.push(['A day', minus(formatNumber(perDay))], ['Credits today', formatWhole(credits)]);
  if (unused > 0) rows.push(['Expire unused', minus(formatWhole(unused))]);
  const total = formatWhole(credits);
  const division = unused > 0 ? `(${total} − ${formatWhole(unused)})` : total;
  rows.push(
    runsOutOn === null
      ? [`Left on ${shortDay(lastDay)}`, formatWhole(left)]
      : [`${division} ÷ ${formatNumber(perDay)}`, countOf(Math.floor(end), 'day')],
  );

  return (
    <Tooltip
      tone="ink"
      side="bottom"
      align="end"
      collisionPadding={16}
      opensOnPress
      content={
        <>
          <p className="font-semibold">How we work this out</p>
          <dl className="num mt-1.5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-12">
            {rows.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-white/82">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 border-t border-white/18 pt-2 text-12 text-white/82">
            Credits that expire first are used first. Rewards and purchases to come aren’t counted.
          </p>
        </>
      }
    >
      <Button variant="ghost" size="sm" className="shrink-0 sm:-mr-3 max-sm:-ml-3">
        <Icon of={Info} />
        How we know
      </Button>
    </Tooltip>
  );
}
