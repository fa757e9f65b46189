/**
 * The SVG path of an arch with straight sides and a round top around the centre `x`; a half circle
 * if `top` is `radius` above `bottom`.
 */
export function archPath(arch: Record<'x' | 'top' | 'bottom' | 'radius', number>): string {
  const { x, top, bottom, radius } = arch;
  return `M${x - radius} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${bottom}z`;
}
