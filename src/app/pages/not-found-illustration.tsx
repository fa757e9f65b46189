import { IllustratedDoor } from './illustrated-door';

/**
 * The illustration of the 404 page: a door on a hill at night. Sky and hills extend beyond the view
 * box, so that it fills a container of any aspect ratio.
 */
export function NotFoundIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <path d="M-2000-2000H2640V520H-2000z" fill="oklch(.33 .1 283)" />
      <circle cx="486" cy="76" r="60" fill="#FCF7EF" />
      <circle cx="512" cy="60" r="54" fill="oklch(.33 .1 283)" />
      <path
        d="M96 60h0M210-50h0M60-190h0M400-130h0M560-240h0M250-300h0M-120 90h0M-300 10h0M760 40h0M930 110h0M120 170h0M610 190h0"
        stroke="oklch(.56 .1 285)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M-2000 520C-300 380 0 300 320 300S940 380 2640 520z" fill="oklch(.42 .11 283)" />
      <IllustratedDoor x={360} top={110} width={156} hue="var(--hue-sales)" bottom={520} />
      <path d="M-2000 520C-300 440 40 404 320 404S940 440 2640 520z" fill="oklch(.25 .075 280)" />
      <path
        d="M70 540c0-70 90-60 116-104s-4-96-44-86-36 72 14 74 96-52 76-118"
        fill="none"
        stroke="#FCF7EF"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray=".1 19"
      />
      <path d="M420 520a190 96 0 0 1 380 0z" fill="oklch(.44 .1 240)" />
    </svg>
  );
}
