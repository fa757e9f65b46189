import { useQuery } from '@tanstack/react-query';
import { hueStyle, ToolImage } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { availabilityQuery } from '@/resources/credits/availability';
import { toolAccess } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Badge } from '@/ui/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/tag';
import { PageHeading } from '@/ui/page-heading';
import { AccessPanel } from './access-panel';
import { ToolSidebar } from './tool-sidebar';

/**
 * The content of a tool's page (docs/product/catalogue.md#tool-page).
 * @param props.isLoading whether `tool` is the catalogue's copy, rendered while the request for the
 *   tool is in flight
 */
export function ToolDetails({ tool, isLoading = false }: { tool: Tool; isLoading?: boolean }) {
  const member = useMemberAccess();
  const needsCheck = !tool.isFree && toolAccess({ tool, ...member }).reason !== 'coming-soon';
  const { data: availability } = useQuery({
    ...availabilityQuery(tool.platformId ?? ''),
    enabled: !isLoading && needsCheck && tool.platformId !== null,
  });
  const canAfford = availability?.success ? availability.canAfford : undefined;
  const decision = toolAccess({ tool, ...member, canAfford });
  const isPending = member.balancePending && decision.reason === 'no-token-data';

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_336px] lg:items-start lg:gap-12">
      <article style={hueStyle(tool)} aria-busy={isLoading}>
        <div className="relative h-42 overflow-hidden rounded-card bg-category-tint shadow-[0_0_0_1px_rgb(18_21_43/.08)] sm:h-48">
          <ToolImage
            tool={tool}
            eager
            fallback={
              <span aria-hidden className="absolute inset-0 grid place-items-center text-48">
                🧰
              </span>
            }
          />
          {/* Without a balance the access panel shows the status. */}
          {!isLoading && decision.reason !== 'no-token-data' && (
            <Badge {...STATUSES[decision.reason]} className="absolute top-3 right-3" />
          )}
        </div>
        <PageHeading
          translate="no"
          className="mt-4 text-24 font-semibold wrap-anywhere text-balance sm:mt-6 sm:text-32"
        >
          {tool.name}
        </PageHeading>
        <p className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
          {tool.hashtags.map((hashtag) => (
            <Tag key={hashtag}>{hashtag}</Tag>
          ))}
        </p>
        <div className="flex flex-col lg:flex-col-reverse">
          <AccessPanel {...{ tool, decision, member, availability, isLoading, isPending }} />
          <section className="mt-8 lg:mt-5">
            <h2 className="mb-2 text-16 font-semibold">About this tool</h2>
            <Description text={tool.description} isLoading={isLoading} />
          </section>
        </div>
      </article>
      <ToolSidebar tool={tool} />
    </div>
  );
}

/** The status at the picture's top right (docs/product/access.md#badges). */
const STATUSES = {
  'coming-soon': { tone: 'soon', children: 'Coming Soon' },
  'insufficient-tokens': { tone: 'locked', children: 'Insufficient Credit', short: 'Locked' },
  'free-tool': { tone: 'available', children: 'Available Now' },
  'has-tokens': { tone: 'available', children: 'Available Now' },
} as const;

/** The description as plain text. */
function Description({ text, isLoading }: { text: string; isLoading: boolean }) {
  if (text.trim() === '') {
    return isLoading ? (
      <Skeleton className="mt-4 h-3.5 w-4/5 rounded-mark" />
    ) : (
      <p className="text-16 text-muted">No description available</p>
    );
  }
  return (
    <p className="max-w-read text-16 leading-[1.625rem] whitespace-pre-line text-ink-2">
      {text.trim()}
    </p>
  );
}
