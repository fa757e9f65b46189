import { useId } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { cx } from '@/lib/cx';
import { launchUrl } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';
import { useRecordLaunch } from './use-record-launch';

/** `MouseEvent.button`; the right button opens the context menu. */
const MIDDLE_BUTTON = 1;

/**
 * Opens a tool in a new tab without access to the opener, and records the launch on this device;
 * `null` without a usable URL.
 */
export function LaunchLink({
  tool,
  className,
  children,
  tabIndex,
  describedBy,
  onLaunch,
}: {
  tool: Tool;
  className: string;
  /** The text, with which the accessible name begins: that of the tool follows. */
  children: string;
  tabIndex?: number;
  /** Id of the element that describes the link. */
  describedBy?: string;
  /** Called by the click that opens the tool. */
  onLaunch?: (() => void) | undefined;
}) {
  const recordLaunch = useRecordLaunch();
  const newTabId = useId();
  const href = launchUrl(tool);
  const record = () => recordLaunch(tool.id);
  if (href === null) return null;
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={tabIndex}
        aria-describedby={cx(describedBy, newTabId)}
        aria-label={`${children} ${tool.name}`}
        className={className}
        onClick={(event) => {
          // The second click of a double click would launch the tool twice, at twice the cost.
          if (event.detail > 1) {
            event.preventDefault();
            return;
          }
          record();
          onLaunch?.();
        }}
        onAuxClick={({ button }) => {
          if (button === MIDDLE_BUTTON) record();
        }}
      >
        <span>{children}</span>
        <Icon of={ArrowUpRight} />
      </a>
      <span id={newTabId} hidden>
        Opens in a new tab
      </span>
    </>
  );
}

/** The text of a card's launch link (docs/product/catalogue.md#tool-card). */
export function launchLabel(tool: Tool): 'Launch Free' | 'Launch' {
  return tool.isFree ? 'Launch Free' : 'Launch';
}
