import { useId, type ReactNode } from 'react';
import { isComingSoon } from '@/resources/tools/access';
import { categoryOf } from '@/resources/tools/categories';
import type { Tool } from '@/resources/tools/schema';
import { cardClass } from '@/ui/card';
import { DescriptionList } from '@/ui/description-list';
import { RelatedTools } from './related-tools';

/** Tool Information and Related Tools (docs/product/catalogue.md#tool-page). */
export function ToolSidebar({ tool }: { tool: Tool }) {
  return (
    <div className="space-y-6">
      <SidebarCard title="Tool Information">
        <DescriptionList
          items={[
            { label: 'Category', value: categoryOf(tool) ?? 'Uncategorized' },
            { label: 'Status', value: isComingSoon(tool) ? 'Coming Soon' : 'Available' },
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
