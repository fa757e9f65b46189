import { ToolThumb } from '@/components/tools/tool-image';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { OutputIcon } from './output-icon';

/** The picture of the tool that saved an output, 24 px; an icon if the catalogue has no such tool. */
export function OutputPicture({ output, tool }: { output: SavedOutput; tool: Tool | undefined }) {
  if (!tool) return <OutputIcon group={output.group} />;
  return <ToolThumb tool={tool} className="size-6 rounded-mark" />;
}
