import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/format/numbers';
import { outputsOfTool } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { outputUrl, type SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';

const rowClass = 'flex min-h-11 items-center gap-2 px-4 py-3 font-medium sm:px-5';

/**
 * The text and the URL of the link; a single output opens with its details. `null` without outputs.
 */
function outputsLink(
  outputs: readonly SavedOutput[] | undefined,
): { text: string; to: string } | null {
  const first = outputs?.[0];
  if (!outputs) return { text: 'Your saved outputs', to: paths.profile };
  if (!first) return null;
  return {
    text: `Your ${countOf(outputs.length, 'output')} from this tool`,
    to: outputs.length === 1 ? outputUrl(first) : `${paths.profile}?tab=${first.tab}`,
  };
}

/**
 * The link to what the member has saved with a tool; its place is reserved, unless the tool is
 * locked.
 */
export function OwnOutputs({ tool, isLocked }: { tool: Tool; isLocked: boolean }) {
  const { data, isPending } = useQuery(userAssetsQuery);
  if (isPending) {
    return isLocked ? null : (
      <div aria-hidden className={rowClass}>
        <Skeleton className="my-0.5 h-4 w-52 rounded-mark" />
      </div>
    );
  }
  const link = outputsLink(data && outputsOfTool(data, tool));
  if (!link) return null;
  return (
    <Link to={link.to} className={`${rowClass} text-brand -outline-offset-2 hover:bg-canvas`}>
      <Icon of={FileText} className="text-muted" />
      <span>{link.text}</span>
      <Icon of={ChevronRight} className="ml-auto text-muted" />
    </Link>
  );
}
