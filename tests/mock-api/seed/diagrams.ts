import { paletteOf } from './art/palette';
import { rect, stroke } from './art/shapes';
import { TEXTS, type Workflow } from './assets/texts';

const WIDTH = 640;
const BOX = { width: 400, height: 84, gap: 40 };
const FONT = 'Inter, system-ui, sans-serif';

function text(x: number, y: number, size: number, fill: string, weight: number, words: string) {
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}">${words.replaceAll('&', '&amp;')}</text>`;
}

/**
 * A flow chart from top to bottom: steps with a tool are coloured, the member's steps are
 * near-white.
 */
function chart({ steps }: Workflow): string {
  const palette = paletteOf('General AI Utility Platforms');
  const left = (WIDTH - BOX.width) / 2;
  const middle = WIDTH / 2;
  const pitch = BOX.height + BOX.gap;
  const height = 40 + steps.length * pitch;
  const parts = steps.map((step, index) => {
    const top = 40 + index * pitch;
    const [tool] = step.tools;
    const isLast = index === steps.length - 1;
    return (
      rect(
        left,
        top,
        BOX.width,
        BOX.height,
        tool === undefined ? palette.nearWhite : palette.light,
        12,
      ) +
      rect(left, top, 8, BOX.height, tool === undefined ? palette.deep : palette.strong, 4) +
      text(left + 28, top + 36, 18, palette.deep, 600, `${index + 1}. ${step.name}`) +
      text(left + 28, top + 62, 14, palette.deep, 400, tool ?? 'Stays with you') +
      (isLast
        ? ''
        : stroke(`M${middle} ${top + BOX.height}v${BOX.gap - 4}`, palette.deep, 3) +
          stroke(`M${middle - 8} ${top + pitch - 12}l8 9 8-9`, palette.deep, 3))
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${rect(0, 0, WIDTH, height, palette.background, 16)}${parts.join('')}</svg>`;
}

/**
 * The SVG of a flow chart at a path below the media base.
 *
 * @param path - `diagrams/<slug>.svg`
 * @returns null when there is no such chart
 */
export function diagram(path: string): string | null {
  const slug = /^diagrams\/([a-z0-9-]+)\.svg$/.exec(path)?.[1];
  const workflow = Object.values(TEXTS.workflows).find(
    (candidate) => candidate.hasDiagram && candidate.slug === slug,
  );
  return workflow === undefined ? null : chart(workflow);
}
