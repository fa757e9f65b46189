import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OutputPicture } from '@/components/outputs/output-picture';
import { OutputSource } from '@/components/outputs/output-source';
import { paths } from '@/config/paths';
import { formatWhole } from '@/lib/format/numbers';
import { excerpt } from '@/resources/outputs/excerpt';
import { outputLabels } from '@/resources/outputs/output-name';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import { outputUrl, type SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { SHOWN, type Home } from './use-home';

const GRID = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';
const HEIGHT = 'min-h-56';

/** The member's latest outputs (docs/product/navigation.md#home). */
export function HomeOutputs({ home }: { home: Home }) {
  const { outputs, placeholders, catalogue } = home;
  const outputCount = outputs.data?.length ?? 0;
  if ((outputs.data ? outputCount : placeholders.outputs) === 0) return null;
  if (outputs.isPending) {
    return (
      <SkeletonGroup label="Loading your latest outputs..." className="mt-10">
        <Skeleton className="my-0.5 h-6 w-48 max-w-full rounded-mark" />
        <div className={GRID}>
          {Array.from({ length: placeholders.outputs }, (_, card) => (
            <Skeleton key={card} className={`${HEIGHT} rounded-card`} />
          ))}
        </div>
      </SkeletonGroup>
    );
  }

  return (
    <section aria-labelledby="home-outputs" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="home-outputs" className="text-20 font-semibold">
          Your latest outputs
        </h2>
        {outputs.data && (
          <Link
            to={paths.profile}
            className={buttonClass({ variant: 'link', className: 'num no-underline!' })}
          >
            <span>
              {outputCount === 1 ? 'Your output' : `All ${formatWhole(outputCount)} outputs`}
            </span>
            <Icon of={ArrowRight} />
          </Link>
        )}
      </div>
      {outputs.data ? (
        <ul role="list" className={GRID}>
          {outputs.data.slice(0, SHOWN).map((output) => (
            <li key={output.key}>
              <Output output={output} tool={toolOfOutput(output, catalogue.data ?? [])} />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="mt-4 text-muted">
          <span>Your outputs didn’t load. </span>
          <RetryButton query={outputs} variant="link" />
        </p>
      )}
    </section>
  );
}

function Output({ output, tool }: { output: SavedOutput; tool: Tool | undefined }) {
  const { name, body } = outputLabels(output);
  return (
    <article className={`${cardClass} flex h-full flex-col p-4 sm:p-5 ${HEIGHT}`}>
      <p className="flex items-center gap-2 text-12 text-muted">
        <OutputPicture tool={tool} />
        <OutputSource output={output} />
      </p>
      <h3 className="mt-2.5 text-16 font-semibold wrap-anywhere">{name}</h3>
      <p className="mt-1.5 mb-3 line-clamp-4 wrap-anywhere text-ink-2">{excerpt(body)}</p>
      <Link
        to={outputUrl(output)}
        aria-label={`View Details of ${name}`}
        className={buttonClass({ variant: 'link', className: 'mt-auto self-start no-underline!' })}
      >
        <span>View Details</span>
        <Icon of={ArrowRight} />
      </Link>
    </article>
  );
}
