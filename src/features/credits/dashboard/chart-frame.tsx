import { Fragment, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { axisTicks, yOf, type Plot } from './chart-scale';

/** The width of the dashboard's content in CSS pixels, computed from the classes of the dialog. */
export function estimateContentWidth(): number {
  const { innerWidth } = window;
  return innerWidth < 640 ? innerWidth - 32 : Math.min(976, innerWidth - 48) - 48;
}

/**
 * The width of an element in CSS pixels, corrected before it is painted.
 * @param estimate the initial width; a correct one saves a second layout
 */
export function useWidth(element: RefObject<HTMLElement | null>, estimate: number): number {
  const [width, setWidth] = useState(estimate);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Reading the width here would force a layout; the observer is called after the layout.
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) {
        flushSync(() => setWidth(entry.contentRect.width));
      }
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return width;
}

/** The SVG of a chart, in the size of its plot, with the labelled lines of its axis. */
export function ChartFrame({
  box,
  plot,
  label,
  overlay,
  children,
}: {
  /** The element whose width the chart takes. */
  box: RefObject<HTMLDivElement | null>;
  plot: Plot;
  /** The text alternative. */
  label: string;
  /** Controls over the picture, placed in its coordinates. */
  overlay?: ReactNode;
  children: ReactNode;
}) {
  const { width, height, left, right } = plot;
  return (
    <div ref={box} className="relative">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        className="num block overflow-visible fill-muted text-12"
      >
        {axisTicks(plot.maximum).map((tick) => {
          const y = yOf(tick.value, plot);
          return (
            <Fragment key={tick.value}>
              <line
                x1={left}
                x2={right}
                y1={y + 0.5}
                y2={y + 0.5}
                className={tick.value === 0 ? 'stroke-line-strong' : 'stroke-line'}
                strokeDasharray={tick.value === 0 ? undefined : '2 4'}
              />
              <text x={0} y={y + 4}>
                {tick.label}
              </text>
            </Fragment>
          );
        })}
        {children}
      </svg>
      {overlay}
    </div>
  );
}

/** The figures of a chart as a visually hidden table; the first cell of a row is its heading. */
export function ChartTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // Firefox does not clip the caption of a table that is itself visually hidden.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...figures]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {figures.map((figure, index) => (
                <td key={index}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
