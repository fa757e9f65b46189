import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { toolHue } from '@/resources/tools/categories';
import { toolImageUrl } from '@/resources/tools/image';
import type { Tool } from '@/resources/tools/schema';

/** The hue of a tool's category for all descendants, as the custom property `--h`. */
export function hueStyle(tool: Pick<Tool, 'hashtags'>): CSSProperties {
  const style: CSSProperties & Record<'--h', string> = { '--h': toolHue(tool) };
  return style;
}

export interface ToolImageProps {
  tool: Pick<Tool, 'image' | 'hashtags'>;
  /** The image is not lazy-loaded, because it is visible immediately. */
  eager?: boolean;
  /** Rendered in place of a missing or failed image. */
  fallback?: ReactNode;
  className?: string | undefined;
}

/** A tool's image, filling its positioned parent (docs/product/catalogue.md#images). Decorative. */
export function ToolImage({ tool, eager = false, fallback, className }: ToolImageProps) {
  // The failed URL, so that another tool's image is tried.
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const src = toolImageUrl(tool);
  if (src === null || src === failedSrc)
    return fallback ?? <DoorwayPlaceholder className={className} />;
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('absolute inset-0 size-full object-cover', className)}
      onError={() => setFailedSrc(src)}
    />
  );
}

/**
 * A tool's image on its category's colour, for lists.
 * @param props.className size and radius
 */
export function ToolThumb({
  className,
  ...image
}: Pick<ToolImageProps, 'tool' | 'eager'> & { className: string }) {
  return (
    <span
      style={hueStyle(image.tool)}
      className={cx('relative shrink-0 overflow-hidden bg-category-tint', className)}
    >
      <ToolImage {...image} />
    </span>
  );
}

/** The doorway of the product's logo in the category's hue. */
function DoorwayPlaceholder({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 480 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('absolute inset-0 size-full', className)}
    >
      <path d="M0 0h480v220H0z" className="fill-category-tint" />
      <path d="M130 220v-80a110 110 0 0 1 220 0v80z" className="fill-[oklch(.835_.08_var(--h))]" />
      <path d="M162 220v-80a78 78 0 0 1 156 0v80z" className="fill-[oklch(.7_.125_var(--h))]" />
      <path d="M194 220v-80a46 46 0 0 1 92 0v80z" className="fill-[oklch(.315_.075_var(--h))]" />
    </svg>
  );
}
