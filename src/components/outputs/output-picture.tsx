import { hueStyle, ToolImage } from '@/components/tools/tool-image';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { OutputIcon } from './output-icon';

/** The picture of the tool that saved an output, 24 px; an icon if the catalogue has no such tool. */
export function OutputPicture({ output, tool }: { output: SavedOutput; tool: Tool | undefined }) {
  if (!tool) return <OutputIcon group={output.group} />;
  return (
    <span
      style={hueStyle(tool)}
      className="relative size-6 shrink-0 overflow-hidden rounded-mark bg-[oklch(.915_.038_var(--h))]"
    >
      <ToolImage tool={tool} />
    </span>
  );
}
