import { Star } from 'lucide-react';
import { usePins } from '@/resources/member-lists/pins';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import type { Tool } from '@/resources/tools/schema';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

/**
 * Pins a tool to the member's home page on this device (docs/product/navigation.md#home). Absent if
 * the browser stores nothing.
 */
export function PinTool({ tool }: { tool: Pick<Tool, 'id' | 'name'> }) {
  const { ids, isAvailable, toggle } = usePins('pinned-tools', memberKey(useUser()));
  if (!isAvailable || tool.id === '') return null;
  const isPinned = ids.includes(tool.id);
  return (
    <Button
      variant="secondary"
      aria-pressed={isPinned}
      aria-label={`Pin ${tool.name}`}
      className="shrink-0 max-sm:w-11 max-sm:px-0"
      onClick={() => toggle(tool.id)}
    >
      <Icon of={Star} className={isPinned ? 'fill-current text-brand' : 'text-muted'} />
      <span className="max-sm:hidden">Pin</span>
    </Button>
  );
}
