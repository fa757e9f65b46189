import { ArrowUpRight } from 'lucide-react';
import { launchUrl } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';

/** Opens a tool in a new tab without access to the opener; `null` without a usable address. */
export function LaunchLink({
  tool,
  className,
  children,
  tabIndex,
  describedBy,
}: {
  tool: Tool;
  className: string;
  children: string;
  tabIndex?: number;
  /** Id of the element that describes the link. */
  describedBy?: string;
}) {
  const href = launchUrl(tool);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
      <Icon of={ArrowUpRight} />
    </a>
  );
}

/** The text of a card's launch link (docs/product/catalogue.md#tool-card). */
export function launchLabel(tool: Tool): 'Launch Free' | 'Launch' {
  return tool.isFree ? 'Launch Free' : 'Launch';
}
