import { useRef } from 'react';
import {
  ChartFrame,
  ChartTable,
  estimateContentWidth,
  useWidth,
} from '@/features/credits/dashboard/chart-frame';
import { axisMaximum, yOf } from '@/features/credits/dashboard/chart-scale';
import { dayInWords, shortDay } from '@/lib/format/dates';
import { formatCompact, formatWhole } from '@/lib/format/numbers';
import {
  expiresUnused,
  HORIZON_DAYS,
  type Forecast,
  type OutlookExpiry,
} from '@/resources/credits/outlook/outlook';
import {
  axisDays,
  balanceArea,
  balanceLine,
  highestBalanceFrom,
  layOutExpiryLabels,
  outlookPlot,
  xOf,
} from './outlook-scale';
import type { LabelPosition, OutlookPlot } from './outlook-scale';
import { describeChart } from './describe-outlook';

/** The mean width in CSS pixels of a character of 12 px. */
const CHARACTER_WIDTH = 6.6;

/** The balance of the next 60 days and the expiries below it, with a table of the expiries. */
export function OutlookChart({ outlook, now }: { outlook: Forecast; now: number }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, estimateContentWidth());
  const { credits, points, expiries, lastDay } = outlook;
  const plot = outlookPlot(width, axisMaximum(credits));

  return (
    <figure className="mt-4">
      <ChartFrame box={box} plot={plot} label={describeChart(outlook)}>
        <path d={balanceArea(points, plot)} className="fill-credit-tint" />
        <path
          d={balanceLine(points, plot)}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          className="stroke-credit-graphic"
        />
        <circle cx={plot.left} cy={yOf(credits, plot)} r={4} className="fill-ink" />
        <text
          x={plot.left + 10}
          y={Math.max(10, yOf(credits, plot) - 4)}
          className="fill-ink font-semibold"
        >
          {`${formatWhole(credits)} today`}
        </text>
        <EndLabel outlook={outlook} plot={plot} />
        {axisDays(now, plot).map(({ day, x }) => (
          <text key={day} x={x} y={plot.bottom + 18} textAnchor="middle">
            {shortDay(day)}
          </text>
        ))}
        <text x={plot.right} y={plot.bottom + 18} textAnchor="end">
          {shortDay(lastDay)}
        </text>
        <ExpiryMarks expiries={expiries} plot={plot} />
      </ChartFrame>
      {expiries.length > 0 && (
        <ChartTable
          caption="What expires when"
          columns={['Day', 'Credits', 'Expire unused']}
          rows={expiries.map((expiry) => [
            dayInWords(expiry.day),
            formatWhole(expiry.credits),
            formatWhole(expiry.unused),
          ])}
        />
      )}
    </figure>
  );
}

/** The label at the end of the line: the day on which credits run out, or what is left on the last day. */
function EndLabel({ outlook, plot }: { outlook: Forecast; plot: OutlookPlot }) {
  const { runsOutOn, left, lastDay, points } = outlook;
  if (runsOutOn === null) {
    const text = `${formatWhole(left)} on ${shortDay(lastDay)}`;
    const days = ((text.length * CHARACTER_WIDTH) / (plot.right - plot.left)) * HORIZON_DAYS;
    const highest = highestBalanceFrom(points, HORIZON_DAYS - days);
    return (
      <text
        x={plot.right}
        y={yOf(highest, plot) - 9}
        textAnchor="end"
        className="fill-ink font-semibold"
      >
        {text}
      </text>
    );
  }
  const x = xOf(points.at(-1)?.inDays ?? 0, plot);
  const text = `About ${shortDay(runsOutOn)}`;
  const half = (text.length * CHARACTER_WIDTH) / 2;
  const daysAtLabel = ((x - half - plot.left) / (plot.right - plot.left)) * HORIZON_DAYS;
  const lineAtLabel = yOf(highestBalanceFrom(points, daysAtLabel), plot);
  // A label above the dot would cover the steep line of the balance, or exceed the left edge.
  const isBeside =
    x + 12 + 2 * half <= plot.right && (x - half < plot.left || lineAtLabel < plot.bottom - 28);
  return (
    <>
      <circle cx={x} cy={plot.bottom} r={5} className="fill-ink" />
      {!isBeside && (
        <line x1={x} x2={x} y1={plot.bottom - 8} y2={plot.bottom - 26} className="stroke-ink" />
      )}
      <text
        x={isBeside ? x + 12 : Math.min(plot.right - half, x)}
        y={plot.bottom - (isBeside ? 8 : 32)}
        textAnchor={isBeside ? undefined : 'middle'}
        className="fill-ink font-semibold"
      >
        {text}
      </text>
    </>
  );
}

/** The two parts of a mark's label: the credits, and the day, with the total if some expire unused. */
function labelParts(expiry: OutlookExpiry, isNarrow: boolean): [figure: string, rest: string] {
  const day = shortDay(expiry.day);
  if (!expiresUnused(expiry)) return [formatCompact(expiry.credits), day];
  const unused = `−${formatCompact(Math.floor(expiry.unused))}`;
  return [unused, isNarrow ? day : `of ${formatCompact(expiry.credits)}, ${day}`];
}

/** The expiries below the axis; the mark is filled if credits will expire unused, else outlined. */
function ExpiryMarks({
  expiries,
  plot,
}: {
  expiries: readonly OutlookExpiry[];
  plot: OutlookPlot;
}) {
  const marks = expiries.map((expiry) => {
    const parts = labelParts(expiry, plot.isNarrow);
    const characters = plot.isNarrow
      ? Math.max(...parts.map(({ length }) => length))
      : parts.join(' ').length;
    const x = xOf(expiry.inDays, plot);
    return {
      expiry,
      parts,
      x,
      width: characters * CHARACTER_WIDTH,
      hasPriority: expiresUnused(expiry),
    };
  });
  const labels = layOutExpiryLabels(marks, plot);

  return marks.map(({ expiry, parts, x }, index) => (
    <g key={expiry.day}>
      <line
        x1={x}
        x2={x}
        y1={plot.bottom}
        y2={plot.bottom + 40}
        className="stroke-line-strong"
        strokeDasharray="2 3"
      />
      <circle
        cx={x}
        cy={plot.bottom + 44}
        r={5}
        strokeWidth={2.5}
        className={`stroke-credit-graphic ${expiresUnused(expiry) ? 'fill-credit-graphic' : 'fill-surface'}`}
      />
      <ExpiryLabel parts={parts} position={labels[index] ?? null} plot={plot} />
    </g>
  ));
}

function ExpiryLabel({
  parts: [figure, rest],
  position,
  plot,
}: {
  parts: [string, string];
  position: LabelPosition | null;
  plot: OutlookPlot;
}) {
  if (!position) return null;
  const strong = <tspan className="fill-ink font-semibold">{figure}</tspan>;
  const { x, anchor } = position;
  if (!plot.isNarrow) {
    return (
      <text x={x} y={plot.bottom + 48} textAnchor={anchor}>
        {strong} {rest}
      </text>
    );
  }
  return (
    <>
      <text x={x} y={plot.bottom + 66} textAnchor={anchor}>
        {strong}
      </text>
      <text x={x} y={plot.bottom + 81} textAnchor={anchor}>
        {rest}
      </text>
    </>
  );
}
