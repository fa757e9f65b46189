import {
  ClipboardCheck,
  Compass,
  Cpu,
  GraduationCap,
  LayoutGrid,
  Lightbulb,
  Megaphone,
  PenLine,
  type LucideIcon,
} from 'lucide-react';
import { toolHue, type Category } from '@/resources/tools/categories';
import { Icon } from '@/ui/icon';

const GLYPHS: Record<Category, LucideIcon> = {
  'Ideation and Innovation Tools': Lightbulb,
  'Sales and Marketing Tools': Megaphone,
  'Purpose Tools': Compass,
  'Content Creation Tools': PenLine,
  'General AI Utility Platforms': Cpu,
  'E Learning Tools': GraduationCap,
  'Assessment Tools': ClipboardCheck,
};

/**
 * The glyph of a category in its hue, for which shape and colour both differ; without a category
 * that of the whole catalogue. Decorative.
 */
export function CategoryGlyph({
  category,
  size,
  onDark = false,
}: {
  category?: Category | undefined;
  /** Width and height in CSS pixels. */
  size: number;
  /** Whether the background is dark. */
  onDark?: boolean;
}) {
  const hue = toolHue({ hashtags: category ? [category] : [] });
  return (
    <span
      aria-hidden
      className="inline-flex shrink-0"
      style={{ color: `oklch(${onDark ? '.82 .11' : category ? '.5 .15' : '.28 .05'} ${hue})` }}
    >
      <Icon of={category ? GLYPHS[category] : LayoutGrid} size={size} />
    </span>
  );
}
