import { formatDate } from '@/lib/dates';
import { relativeDay } from '@/lib/relative-day';
import { isComingSoon } from '@/resources/tools/access';
import { categoryOf } from '@/resources/tools/categories';
import type { Tool } from '@/resources/tools/schema';
import { cardClass } from '@/ui/card';
import { KeyValue } from '@/ui/key-value';
import { RelatedTools } from './related-tools';
import { useLastUse } from './use-last-use';

/** Tool Information and Related Tools (docs/product/catalogue.md#tool-page). */
export function ToolSidebar({ tool }: { tool: Tool }) {
  const lastUse = useLastUse(tool);
  return (
    <div className="space-y-6">
      <section aria-labelledby="tool-information" className={`${cardClass} px-5 pt-5 pb-3`}>
        <h2 id="tool-information" className="text-16 font-semibold">
          Tool Information
        </h2>
        <KeyValue
          className="mt-2"
          items={[
            { label: 'Category', value: categoryOf(tool) ?? 'Uncategorized' },
            { label: 'Status', value: isComingSoon(tool) ? 'Coming Soon' : 'Available' },
            ...(lastUse ? [{ label: 'Last used', value: dayOf(lastUse) }] : []),
          ]}
        />
      </section>
      <section aria-labelledby="related-tools" className={`${cardClass} px-5 pt-5 pb-3`}>
        <h2 id="related-tools" className="mb-2 text-16 font-semibold">
          Related Tools
        </h2>
        <RelatedTools tool={tool} />
      </section>
    </div>
  );
}

/** `Today`, `Yesterday`, `Nov 19, 2026`. */
function dayOf({ usedAt, now }: { usedAt: number; now: number }): string {
  return relativeDay(usedAt, now) ?? formatDate(usedAt);
}
