import { archPath } from '@/components/illustrations/arch-path';

/**
 * The illustration of the sign-in screens: a lit doorway at dusk above a few stairs. It has a tall
 * and a low version, because cropping the tall one would cut off the doorway.
 */
const dusk = 'oklch(0.33 0.1 283)';
const night = 'oklch(0.25 0.075 280)';
const haze = 'oklch(0.41 0.115 285)';
const cream = '#FCF7EF';
const clay = ['oklch(0.54 0.15 30)', 'oklch(0.68 0.14 32)', 'oklch(0.84 0.075 36)'] as const;
const lake = ['oklch(0.45 0.085 200)', 'oklch(0.68 0.1 192)'] as const;
const leaf = ['oklch(0.36 0.075 155)', 'oklch(0.72 0.115 152)', 'oklch(0.86 0.07 150)'] as const;

/**
 * Nested arches from dark outside to light inside; the base of each is `rise` above the one around
 * it.
 */
function Doorway(props: { x: number; top: number; bottom: number; radius: number; rise: number }) {
  const { x, top, bottom, radius, rise } = props;
  const layers = [night, ...clay, cream];
  const step = radius / layers.length;
  return layers.map((fill, index) => {
    const d = archPath({
      x,
      top: top + index * step,
      bottom: index === 0 ? bottom : bottom - (index - 1) * rise,
      radius: radius - index * step,
    });
    return <path key={fill} fill={fill} d={d} />;
  });
}

function Hill(props: { x: number; bottom: number; radius: number; fill: string }) {
  const { x, bottom, radius, fill } = props;
  return <path fill={fill} d={archPath({ x, top: bottom - radius, bottom, radius })} />;
}

/** The tall version, beside the form. */
export function MuralWall() {
  return (
    <svg
      viewBox="0 0 640 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="sticky top-0 h-dvh w-full max-lg:hidden"
    >
      <rect width="640" height="800" fill={dusk} />
      <circle cx="150" cy="176" r="76" fill={cream} />
      <g fill={haze}>
        {[470, 520, 570].flatMap((x) =>
          [84, 134, 184].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />),
        )}
      </g>
      <Hill x={560} bottom={800} radius={330} fill={haze} />
      <Doorway x={392} top={262} bottom={800} radius={205} rise={32} />
      <Hill x={70} bottom={800} radius={200} fill={lake[0]} />
      <Hill x={-10} bottom={800} radius={130} fill={lake[1]} />
      <Hill x={640} bottom={800} radius={112} fill={lake[0]} />
      <g>
        <rect x="113" y="452" width="10" height="160" fill={leaf[0]} />
        <path fill={leaf[1]} d="M118 560c-86 0-112-44-112-98 76 0 112 38 112 98z" />
        <path fill={leaf[2]} d="M118 508c0-62 40-100 110-100 0 64-38 100-110 100z" />
      </g>
    </svg>
  );
}

/** The low version, above the form. */
export function MuralBanner() {
  return (
    <svg
      viewBox="0 0 780 192"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="size-full lg:hidden"
    >
      <rect width="780" height="192" fill={dusk} />
      <circle cx="292" cy="70" r="34" fill={cream} />
      <Hill x={600} bottom={192} radius={170} fill={haze} />
      <Doorway x={470} top={36} bottom={192} radius={110} rise={0} />
      <Hill x={190} bottom={192} radius={104} fill={lake[0]} />
      <Hill x={128} bottom={192} radius={66} fill={lake[1]} />
      <Hill x={650} bottom={192} radius={58} fill={lake[0]} />
    </svg>
  );
}
