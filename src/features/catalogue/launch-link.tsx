import { ArrowUpRight } from 'lucide-react';
import { launchUrl } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';

/** Opens a tool in a new tab that can't reach back; nothing for a tool without an address to follow. */
export function LaunchLink({
  tool,
  className,
  children,
  tabIndex,
}: {
  tool: Tool;
  className: string;
  children: string;
  tabIndex?: number;
}) {
  const href = launchUrl(tool);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className={className}
    >
      {children}
      <Icon of={ArrowUpRight} />
    </a>
  );
}

/** What the launch control of a card reads (core specification, section 2). */
export function launchWords(tool: Tool): 'Launch Free' | 'Launch' {
  return tool.isFree ? 'Launch Free' : 'Launch';
}
