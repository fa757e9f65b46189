import { memo, useId, useMemo } from 'react';
import { ArrowRight, Copy, Printer, Star } from 'lucide-react';
import { OutputPicture } from '@/components/outputs/output-picture';
import { OutputSource } from '@/components/outputs/output-source';
import { copyOutput } from '@/features/profile/copy-markdown';
import { formatDate } from '@/lib/format/dates';
import { containsWord } from '@/lib/text/mark-words';
import { excerpt, excerptAtMatch } from '@/resources/outputs/excerpt';
import { outputLabels } from '@/resources/outputs/output-name';
import { hasStableKey, type SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass, IconButton } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';

export interface OutputCardProps {
  output: SavedOutput;
  tool: Tool | undefined;
  /** About what it cost; `undefined` while that is unknown. */
  credits: number | undefined;
  /** The words of the search, which are marked; the same list in each render. */
  words: readonly string[];
  /** `null` if nothing can be pinned. */
  isPinned: boolean | null;
  onPin: (key: string) => void;
  onOpen: (key: string) => void;
  onPrint: (output: SavedOutput) => void;
}

/** The card of a saved output (docs/product/outputs.md#cards); memoized, so the handlers must be stable. */
export const OutputCard = memo(function OutputCard(props: OutputCardProps) {
  const { output, tool, credits, words, isPinned, onPin, onOpen, onPrint } = props;
  const { key, title, createdAt, text } = output;
  const id = useId();
  const { name, source, beginning } = useMemo(() => {
    const { body, ...labels } = outputLabels(output);
    return { ...labels, beginning: excerpt(body) };
  }, [output]);
  const shown = useMemo(() => {
    const isVisible = words.length === 0 || containsWord(`${name} ${beginning}`, words);
    return (isVisible ? '' : excerptAtMatch(text, words)) || beginning;
  }, [name, beginning, text, words]);

  return (
    <li>
      <article
        aria-labelledby={source === title ? `${id}-title ${id}-name` : `${id}-name`}
        className={`${cardClass} flex h-full flex-col p-4 sm:p-5`}
      >
        <div className="flex items-center gap-2">
          <OutputPicture output={output} tool={tool} />
          <p className="min-w-0 flex-1 text-12 text-muted">
            <OutputSource
              id={`${id}-title`}
              source={<MarkedText words={words}>{source}</MarkedText>}
              date={formatDate(createdAt)}
              credits={credits}
            />
          </p>
          {isPinned !== null && hasStableKey(output) && (
            <PinOutput isPinned={isPinned} name={name} onPress={() => onPin(key)} />
          )}
        </div>
        <h4 dir="auto" id={`${id}-name`} className="mt-2 text-16 font-semibold wrap-anywhere">
          <MarkedText words={words}>{name}</MarkedText>
        </h4>
        <p dir="auto" className="mt-1.5 mb-3 flex-1 overflow-hidden wrap-anywhere text-ink-2">
          <MarkedText words={words}>{shown}</MarkedText>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <button
            type="button"
            aria-describedby={`${id}-name`}
            data-output={key}
            className={buttonClass({ variant: 'link', className: 'no-underline!' })}
            onPointerEnter={LazyMarkdown.preload}
            onFocus={LazyMarkdown.preload}
            onClick={() => onOpen(key)}
          >
            <span>View Details</span>
            <Icon of={ArrowRight} />
          </button>
          <div className="-mr-2 flex gap-1">
            <IconButton
              label="Copy"
              title="Copy"
              aria-describedby={`${id}-name`}
              icon={Copy}
              iconSize={16}
              size="sm"
              onClick={() => void copyOutput(output)}
            />
            <IconButton
              label="Save as PDF"
              title="Save as PDF"
              aria-describedby={`${id}-name`}
              icon={Printer}
              iconSize={16}
              size="sm"
              onClick={() => onPrint(output)}
            />
          </div>
        </div>
      </article>
    </li>
  );
});

function PinOutput({
  isPinned,
  name,
  onPress,
}: {
  isPinned: boolean;
  name: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={`Pin ${name}`}
      title={isPinned ? 'Unpin' : 'Pin'}
      className={buttonClass({
        variant: 'ghost',
        size: 'sm',
        square: true,
        className: '-my-1.5 -mr-2 shrink-0',
      })}
      onClick={onPress}
    >
      <Icon of={Star} className={isPinned ? 'fill-current text-brand' : 'text-muted'} />
    </button>
  );
}
