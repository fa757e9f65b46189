import { memo, useId, useMemo } from 'react';
import { ArrowRight } from 'lucide-react';
import { OutputPicture } from '@/components/outputs/output-picture';
import { OutputSource } from '@/components/outputs/output-source';
import { containsWord } from '@/lib/text/mark-words';
import { excerpt, excerptAtMatch } from '@/resources/outputs/excerpt';
import { outputLabels } from '@/resources/outputs/output-name';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';

interface OutputCardProps {
  output: SavedOutput;
  tool: Tool | undefined;
  /** The words of the search, which are marked; the same list in each render. */
  words: readonly string[];
  onOpen: (key: string) => void;
}

/**
 * The card of a saved output (docs/product/outputs.md#cards); memoized, so the handlers must be
 * stable.
 */
export const OutputCard = memo(function OutputCard(props: OutputCardProps) {
  const { output, tool, words, onOpen } = props;
  const { key, text } = output;
  const id = useId();
  const { name, body } = outputLabels(output);
  const beginning = useMemo(() => excerpt(body), [body]);
  const shown = useMemo(() => {
    const isVisible = words.length === 0 || containsWord(`${name} ${beginning}`, words);
    return (isVisible ? '' : excerptAtMatch(text, words)) || beginning;
  }, [name, beginning, text, words]);

  return (
    <li>
      <article
        aria-labelledby={`${id}-source ${id}-name`}
        className={`${cardClass} relative flex h-full flex-col p-4 hover:border-line-strong sm:p-5`}
      >
        <div className="flex items-center gap-2">
          <OutputPicture tool={tool} />
          <p className="min-w-0 flex-1 text-12 text-muted">
            <OutputSource id={`${id}-source`} output={output} words={words} />
          </p>
        </div>
        <h4 dir="auto" id={`${id}-name`} className="mt-2 text-16 font-semibold wrap-anywhere">
          <MarkedText words={words}>{name}</MarkedText>
        </h4>
        <p dir="auto" className="mt-1.5 mb-3 flex-1 overflow-hidden wrap-anywhere text-ink-2">
          <MarkedText words={words}>{shown}</MarkedText>
        </p>
        {/* Its `after` element makes the whole card the target of a press. */}
        <button
          type="button"
          aria-describedby={`${id}-name`}
          data-output={key}
          className={buttonClass({
            variant: 'link',
            className: 'static! self-start no-underline! after:inset-0!',
          })}
          onPointerEnter={LazyMarkdown.preload}
          onFocus={LazyMarkdown.preload}
          onClick={() => onOpen(key)}
        >
          <span>View Details</span>
          <Icon of={ArrowRight} />
        </button>
      </article>
    </li>
  );
});
