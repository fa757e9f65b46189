import { memo, useId, useMemo } from 'react';
import { ArrowRight } from 'lucide-react';
import { excerpt } from '@/resources/user-assets/excerpt';
import { tabLabel } from '@/resources/user-assets/groups';
import type { SavedOutput } from '@/resources/user-assets/output';
import { formatDate } from '@/lib/dates';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { Tag } from '@/ui/tag';
import { OutputIcon } from './output-icon';

export interface OutputCardProps {
  output: SavedOutput;
  /** Shows the name of the output's tab, for search results. */
  showTab: boolean;
  onOpen: (key: string) => void;
}

/** The card of a saved output (docs/product/outputs.md#cards). */
export const OutputCard = memo(function OutputCard(props: OutputCardProps) {
  const { output, showTab, onOpen } = props;
  const titleId = useId();
  const words = useMemo(() => excerpt(output.excerptSource), [output.excerptSource]);

  return (
    <li>
      <article aria-labelledby={titleId} className={`${cardClass} flex h-full flex-col p-5`}>
        <div className="flex items-start gap-3">
          <OutputIcon group={output.group} />
          <div className="min-w-0">
            <h3 id={titleId} className="line-clamp-2 text-16 font-semibold wrap-anywhere">
              {output.title}
            </h3>
            <p className="num text-12 text-muted">{formatDate(output.createdAt)}</p>
          </div>
          {showTab && (
            <div className="ml-auto shrink-0">
              <Tag>{tabLabel(output.tab)}</Tag>
            </div>
          )}
        </div>
        <p className="mt-3 mb-4 flex-1 overflow-hidden wrap-anywhere text-ink-2">{words}</p>
        <button
          type="button"
          aria-describedby={titleId}
          data-output={output.key}
          className={buttonClass({ variant: 'link', className: 'self-start no-underline!' })}
          onPointerEnter={LazyMarkdown.preload}
          onFocus={LazyMarkdown.preload}
          onClick={() => onOpen(output.key)}
        >
          View Details
          <Icon of={ArrowRight} />
        </button>
      </article>
    </li>
  );
});
