import { useQuery } from '@tanstack/react-query';
import { PageBadge } from '@/components/tools/access-badge';
import { hueStyle, ToolImage } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { availabilityQuery } from '@/resources/credits/availability';
import { isComingSoon, toolAccess } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
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
  const needsCheck = !tool.isFree && !isComingSoon(tool);
  const { data: availability } = useQuery({
    ...availabilityQuery(tool.platformId ?? ''),
    enabled: !isLoading && needsCheck && tool.platformId !== null,
  });
  const canAfford = availability?.success ? availability.canAfford : undefined;
  const decision = toolAccess({ tool, ...member, canAfford });

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
          {!isLoading && <PageBadge decision={decision} />}
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
          <AccessPanel {...{ tool, decision, member, availability, isLoading }} />
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
