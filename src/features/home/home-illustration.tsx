import { IllustratedDoor } from '@/components/illustrations/illustrated-door';

const BOTTOM = 560;

/** Six doors in the hues of the categories, beside the open one. */
const DOORS = [
  { x: 52, top: 330, width: 92, hue: 'var(--hue-learning)' },
  { x: 588, top: 322, width: 92, hue: 'var(--hue-ideation)' },
  { x: 134, top: 254, width: 104, hue: 'var(--hue-assessment)' },
  { x: 506, top: 248, width: 104, hue: 'var(--hue-content)' },
  { x: 226, top: 182, width: 116, hue: 'var(--hue-purpose)' },
  { x: 414, top: 176, width: 116, hue: 'var(--hue-sales)' },
] as const;

/**
 * The illustration of the home page: seven doors, one of them open. Sky and ground extend beyond
 * the view box, so that it fills a container of any aspect ratio.
 */
export function HomeIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 40 640 520"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <path d="M-2000-2000H2640V560H-2000z" fill="oklch(.9 .045 285)" />
      <circle cx="320" cy="196" r="232" fill="oklch(.935 .03 20)" />
      <circle cx="320" cy="196" r="156" fill="#FCF7EF" />
      <path
        d="M54 150a30 30 0 0 1 60 0zM98 150a20 20 0 0 1 40 0zM512 108a34 34 0 0 1 68 0zM486 108a22 22 0 0 1 44 0zM-330 240a50 50 0 0 1 100 0zM-262 240a32 32 0 0 1 64 0zM820 190a54 54 0 0 1 108 0zM790 190a34 34 0 0 1 68 0z"
        fill="#FFFFFF"
      />
      {DOORS.map((door) => (
        <IllustratedDoor key={door.hue} bottom={BOTTOM} {...door} />
      ))}
      <IllustratedDoor x={320} top={86} width={148} hue="var(--hue-utility)" bottom={BOTTOM} open />
      <Tree x={-130} bottom={480} hue="152" />
      <Tree x={790} bottom={490} hue="192" />
      <path d="M-2000 560C-200 420 0 416 320 416S840 420 2640 560z" fill="oklch(.5 .11 155)" />
      <path d="M288 414H352C376 452 292 476 318 560H170C198 490 314 462 288 414z" fill="#FCF7EF" />
      <path d="M396 560a150 104 0 0 1 300 0z" fill="oklch(.34 .07 155)" />
      <path d="M-90 560a114 74 0 0 1 228 0z" fill="oklch(.72 .115 152)" />
      <path d="M541 480V372h8v108z" fill="oklch(.26 .06 155)" />
      <path d="M545 446c-52 0-72-28-72-64 48 0 72 24 72 64z" fill="oklch(.72 .115 152)" />
      <path d="M545 416c0-40 26-64 70-64 0 40-24 64-70 64z" fill="oklch(.86 .07 150)" />
    </svg>
  );
}

/** A tree with a round crown, half of it darker. */
function Tree({ x, bottom, hue }: { x: number; bottom: number; hue: string }) {
  return (
    <>
      <path d={`M${x - 5} ${bottom}V${bottom - 120}h10V${bottom}z`} fill="oklch(.26 .06 155)" />
      <circle cx={x} cy={bottom - 150} r="62" fill={`oklch(.72 .11 ${hue})`} />
      <path d={`M${x} ${bottom - 212}a62 62 0 0 1 0 124z`} fill={`oklch(.58 .115 ${hue})`} />
    </>
  );
}
