import { FileText } from 'lucide-react';
import { ToolThumb } from '@/components/tools/tool-image';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';

/**
 * The picture of the tool that saved an output, 24 px; an icon if the catalogue has no such tool.
 */
export function OutputPicture({ tool }: { tool: Tool | undefined }) {
  if (tool) return <ToolThumb tool={tool} className="size-6 rounded-mark" />;
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-mark bg-brand-tint text-brand">
      <Icon of={FileText} size={14} />
    </span>
  );
}
