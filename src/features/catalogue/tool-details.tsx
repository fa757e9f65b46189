import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { availabilityQuery } from '@/resources/credits/queries';
import { toolAccess } from '@/resources/tools/access';
import type { AccessDecision } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { Tag } from '@/ui/tag';
import { AccessNotice } from './access-notice';
import { LaunchPanel } from './launch-panel';
import { hueStyle, ToolImage } from './tool-image';
import { ToolSidebar } from './tool-sidebar';
import { useMemberAccess } from './use-member-access';

/** The content of a tool's page (docs/product/catalogue.md#tool-page). */
export function ToolDetails({ tool }: { tool: Tool }) {
  const member = useMemberAccess();
  const needsCheck = !tool.isFree && toolAccess({ tool, ...member }).reason !== 'coming-soon';
  const { data: availability } = useQuery({
    ...availabilityQuery(tool.platformId ?? ''),
    enabled: needsCheck && tool.platformId !== null,
  });
  const canAfford = availability?.success ? availability.canAfford : undefined;
  const verdict = toolAccess({ tool, ...member, canAfford });
  const pending = member.balancePending && verdict.reason === 'no-token-data';

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_336px] lg:items-start lg:gap-12">
      <article style={hueStyle(tool)}>
        <div className="relative h-50 overflow-hidden rounded-card bg-[oklch(.915_.038_var(--h))] shadow-[0_0_0_1px_rgb(18_21_43/.08)] sm:h-75">
          <ToolImage tool={tool} eager fallback={<EmojiPlaceholder />} />
        </div>
        <div className="mt-5 sm:mt-7 sm:flex sm:items-start sm:justify-between sm:gap-8">
          <div className="min-w-0">
            <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
              {pending ? (
                <Skeleton className="h-6 w-28 rounded-mark" />
              ) : (
                <StatusBadge verdict={verdict} />
              )}
            </div>
            <h1 className="text-24 font-semibold text-balance sm:text-32">{tool.name}</h1>
            <p className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
              {tool.hashtags.map((hashtag) => (
                <Tag key={hashtag}>{hashtag}</Tag>
              ))}
            </p>
          </div>
          <LaunchPanel tool={tool} verdict={verdict} pending={pending} />
        </div>
        {availability?.success === false && (
          <p role="status" className="mt-3 text-12 text-muted">
            {availability.message}
          </p>
        )}
        {!pending && <AccessNotice verdict={verdict} member={member} availability={availability} />}
        <h2 className="mt-8 mb-2 text-16 font-semibold">About this tool</h2>
        <Description text={tool.description} />
      </article>
      <ToolSidebar tool={tool} />
    </div>
  );
}

function StatusBadge({ verdict: { reason, label } }: { verdict: AccessDecision }) {
  switch (reason) {
    case 'coming-soon':
      return <Badge tone="soon">Coming Soon</Badge>;
    case 'insufficient-tokens':
      return (
        <>
          <Badge tone="locked" short="Locked">
            Insufficient Credit
          </Badge>
          <span className="text-12 text-muted">{label}</span>
        </>
      );
    case 'no-token-data':
      // The alert below the badges shows it.
      return null;
    case 'free-tool':
    case 'has-tokens':
      return (
        <Badge tone="pos" icon={<Icon of={CircleCheck} size={14} className="-ml-px" />}>
          Available Now
        </Badge>
      );
  }
}

/** In place of a missing image (docs/product/catalogue.md#tool-page). */
function EmojiPlaceholder() {
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center text-48">
      🧰
    </span>
  );
}

/** The description as plain text; an empty line starts a paragraph. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="max-w-read space-y-4 text-16 leading-[1.625rem] text-ink-2">
      {paragraphs.length === 0 && <p className="text-muted">No description available</p>}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
