import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/format/numbers';
import { outputsOfTool } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { outputUrl } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { AccessRow, AccessRowSkeleton } from './access-frame';

/**
 * The link to what the member has saved with a tool, of a single output to its details; its place
 * is reserved, unless the tool is locked.
 */
export function OwnOutputs({ tool, isLocked }: { tool: Tool; isLocked: boolean }) {
  const { data, isPending } = useQuery(userAssetsQuery);
  if (isPending) return isLocked ? null : <AccessRowSkeleton />;
  if (!data) {
    return (
      <AccessRow icon={FileText} to={paths.profile}>
        Your saved outputs
      </AccessRow>
    );
  }
  const outputs = outputsOfTool(data, tool);
  const [first] = outputs;
  if (!first) return null;
  return (
    <AccessRow
      icon={FileText}
      to={outputs.length === 1 ? outputUrl(first) : `${paths.profile}?tab=${first.tab}`}
    >
      {`Your ${countOf(outputs.length, 'output')} from this tool`}
    </AccessRow>
  );
}
