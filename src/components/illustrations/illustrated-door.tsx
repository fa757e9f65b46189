import { archPath } from './arch-path';

export interface IllustratedDoorProps {
  /** Horizontal centre. */
  x: number;
  /** Top of the arch. */
  top: number;
  width: number;
  /** Hue as CSS. */
  hue: string;
  /** Bottom edge of the door. */
  bottom: number;
  /** Whether the door is open: it has no leaf. */
  open?: boolean;
}

/** A door in an illustration: frame, inner frame and leaf in three tones of one hue. */
export function IllustratedDoor({ x, top, width, hue, bottom, open }: IllustratedDoorProps) {
  const arch = (inset: number) =>
    archPath({ x, top: top + inset, bottom, radius: width / 2 - inset });
  const leaf = width * 0.26;
  return (
    <>
      <path d={arch(0)} style={{ fill: `oklch(.36 .085 ${hue})` }} />
      <path d={arch(width * 0.09)} style={{ fill: `oklch(.6 .14 ${hue})` }} />
      <path d={arch(width * 0.175)} style={{ fill: `oklch(.74 .11 ${hue})` }} />
      <path d={arch(leaf)} style={{ fill: open ? '#FCF7EF' : `oklch(.87 .06 ${hue})` }} />
      {!open && (
        <circle
          cx={x + width * 0.12}
          cy={top + width * 1.05}
          r={width * 0.035}
          style={{ fill: `oklch(.36 .085 ${hue})` }}
        />
      )}
    </>
  );
}
