import { isComingSoon } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { cardClass } from '@/ui/card';
import { KeyValue } from '@/ui/key-value';
import { RelatedTools } from './related-tools';

/** Tool Information and Related Tools (docs/product/catalogue.md#tool-page). */
export function ToolSidebar({ tool }: { tool: Tool }) {
  return (
    <div className="space-y-6">
      <section aria-labelledby="tool-information" className={`${cardClass} px-5 pt-5 pb-3`}>
        <h2 id="tool-information" className="text-16 font-semibold">
          Tool Information
        </h2>
        <KeyValue
          className="mt-2"
          items={[
            { label: 'Category', value: tool.hashtags[0] ?? 'Uncategorized' },
            { label: 'Status', value: isComingSoon(tool) ? 'Coming Soon' : 'Available' },
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
