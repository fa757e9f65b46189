import { archPath } from '@/components/illustrations/arch-path';

/** The state of a checkout that the picture of its result page shows. */
export type ResultScene = 'done' | 'waiting' | 'cancelled' | 'failed';

const CREAM = '#FCF7EF';
const HUES: Record<ResultScene, number> = { done: 155, waiting: 278, cancelled: 238, failed: 22 };
/** Height of the picture; all shapes are aligned to its bottom edge. */
const HEIGHT = 136;

/** The decorative picture on top of a result card. */
export function ResultArt({ scene }: { scene: ResultScene }) {
  const hue = HUES[scene];
  const shade = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`;
  return (
    <svg
      viewBox={`0 0 448 ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block h-34 w-full"
    >
      <rect width="448" height={HEIGHT} fill={shade(0.9, 0.045)} />
      <Sky scene={scene} ground={shade(0.9, 0.045)} />
      <Hill x={318} radius={84} fill={shade(0.83, 0.08)} />
      <Hill x={420} radius={62} fill={shade(0.33, 0.07)} />
      <Hill x={226} radius={44} fill={shade(0.74, 0.1)} />
      <Hill x={22} radius={70} fill={shade(0.66, 0.12)} />
      <Door x={136} fills={[shade(0.38, 0.085), shade(0.55, 0.12), shade(0.72, 0.11)]}>
        {scene === 'done' ? CREAM : shade(0.86, 0.06)}
      </Door>
      {scene !== 'done' && <circle cx="147" cy="100" r="2.5" fill={shade(0.38, 0.085)} />}
    </svg>
  );
}

/** A high sun (done), a low sun (waiting) or a moon. */
function Sky({ scene, ground }: { scene: ResultScene; ground: string }) {
  if (scene === 'done') return <circle cx="356" cy="38" r="22" fill={CREAM} />;
  if (scene === 'waiting') return <circle cx="346" cy="56" r="28" fill={CREAM} />;
  return (
    <>
      <circle cx="356" cy="34" r="19" fill={CREAM} />
      <circle cx="365" cy="29" r="17" fill={ground} />
    </>
  );
}

function Hill({ x, radius, fill }: { x: number; radius: number; fill: string }) {
  return <path d={archPath({ x, top: HEIGHT - radius, bottom: HEIGHT, radius })} fill={fill} />;
}

/** Nested doorways from the outermost to the opening; `children` is the colour of the opening. */
function Door({ x, fills, children }: { x: number; fills: string[]; children: string }) {
  return [...fills, children].map((fill, index) => {
    const inset = index * 11;
    const d = archPath({ x, top: 26 + inset, bottom: HEIGHT, radius: 54 - inset });
    return <path key={fill} d={d} fill={fill} />;
  });
}
