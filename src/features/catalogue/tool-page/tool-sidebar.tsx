import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLaunches } from '@/components/tools/use-launches';
import { formatDate } from '@/lib/format/dates';
import { relativeDay } from '@/lib/format/relative-day';
import { useNow } from '@/lib/react/use-now';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { isComingSoon } from '@/resources/tools/access';
import { categoryOf } from '@/resources/tools/categories';
import { recentTools } from '@/resources/tools/recent';
import type { Tool } from '@/resources/tools/schema';
import { cardClass } from '@/ui/card';
import { DescriptionList } from '@/ui/description-list';
import { RelatedTools } from './related-tools';

/** Tool Information and Related Tools (docs/product/catalogue.md#tool-page). */
export function ToolSidebar({ tool }: { tool: Tool }) {
  const lastUse = useLastUse(tool);
  return (
    <div className="space-y-6">
      <SidebarCard title="Tool Information">
        <DescriptionList
          items={[
            { label: 'Category', value: categoryOf(tool) ?? 'Uncategorized' },
            { label: 'Status', value: isComingSoon(tool) ? 'Coming Soon' : 'Available' },
            ...(lastUse ? [{ label: 'Last used', value: dayOf(lastUse) }] : []),
          ]}
        />
      </SidebarCard>
      <SidebarCard title="Related Tools">
        <RelatedTools tool={tool} />
      </SidebarCard>
    </div>
  );
}

function SidebarCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${cardClass} px-5 pt-5 pb-3`}>
      <h2 id={titleId} className="mb-2 text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `Today`, `Yesterday`, `Nov 19, 2026`. */
function dayOf({ usedAt, now }: { usedAt: number; now: number }): string {
  return relativeDay(usedAt, now) ?? formatDate(usedAt);
}

/**
 * When the member has last used a tool, in epoch milliseconds, and the current time; `null` if no
 * use is known. Nothing is requested: the history is used if another screen has loaded it.
 */
function useLastUse(tool: Tool): { usedAt: number; now: number } | null {
  const launches = useLaunches();
  const now = useNow();
  const { data: history } = useQuery({ ...recentHistoryQuery(), enabled: false });

  const transactions = history?.transactions ?? [];
  const [last] = recentTools({ tools: [tool], transactions, launches, now });
  return last ? { usedAt: last.usedAt, now } : null;
}
