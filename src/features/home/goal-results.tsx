import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/format/numbers';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { toolAccess } from '@/resources/tools/access';
import { costLabel, usesLeftLabel } from '@/resources/tools/cost';
import type { ToolForTask } from '@/resources/tools/tool-index';
import { closestTitle, useToolsForTask } from '@/resources/tools/use-tools-for-task';
import { Button, buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { CreditCoin } from '@/ui/credit-coin';
import { MarkedParts } from '@/ui/markdown/marked-text';
import { ToolRowSkeleton } from './tool-row';
import { useGoal } from './use-goal';

/** The number of tools for a goal whose words are all in one tool. */
const MAX_MATCHING = 3;
/** The number of tools that come closest to another goal. */
const MAX_CLOSEST = 5;

/** The tools for what the member wants to get done (docs/product/navigation.md#home). */
export function GoalResults() {
  const { goal } = useGoal();
  const results = useToolsForTask(goal, MAX_CLOSEST);
  if (goal === '') return null;

  if (results.isError) {
    return (
      <Results title="The tools didn’t load" note="Your text is kept.">
        <Button
          variant="secondary"
          className="my-3"
          busy={results.isFetching}
          onClick={results.retry}
        >
          Retry
        </Button>
      </Results>
    );
  }
  if (!results.data) {
    return (
      <Results title="Finding tools...">
        <ul aria-hidden="true">
          {Array.from({ length: MAX_MATCHING }, (_, row) => (
            <ToolRowSkeleton key={row} />
          ))}
        </ul>
      </Results>
    );
  }
  const { tools, matchesAll, unknownWords } = results.data;
  if (tools.length === 0) {
    return (
      <Results title={`No tools found for “${goal}”`} note="Try other words for the task.">
        <BrowseAll />
      </Results>
    );
  }
  if (!matchesAll) {
    return (
      <Results title={closestTitle(goal)} note={unknownNote(unknownWords)}>
        <ToolsForGoal tools={tools} isShort />
        <BrowseAll />
      </Results>
    );
  }
  const shown = tools.slice(0, MAX_MATCHING);
  return (
    <Results
      title={`${countOf(shown.length, 'tool')} for “${goal}”`}
      note="The words found in each description are marked."
    >
      <ToolsForGoal tools={shown} />
    </Results>
  );
}

function unknownNote(words: readonly string[]): string | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const others = words.slice(0, -1).map((word) => `“${word}”`);
  return others.length === 0
    ? `No tool has the word “${last}”.`
    : `No tool has the words ${others.join(', ')} or “${last}”.`;
}

function Results({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="home-goal-results"
      className={`${cardClass} mt-4 px-4 pt-4 pb-1 sm:mt-6 sm:px-6 sm:pt-5 sm:pb-2`}
    >
      <div role="status">
        <h2 id="home-goal-results" className="text-16 font-semibold wrap-anywhere">
          {title}
        </h2>
        {note !== undefined && <p className="mt-0.5 text-muted wrap-anywhere">{note}</p>}
      </div>
      {children}
    </section>
  );
}

function BrowseAll() {
  return (
    <div className="border-t border-line py-3 max-sm:[&>*]:w-full">
      <Link to={paths.explore} className={buttonClass({ variant: 'secondary' })}>
        Browse all tools
      </Link>
    </div>
  );
}

function ToolsForGoal({
  tools,
  isShort = false,
}: {
  tools: readonly ToolForTask[];
  isShort?: boolean;
}) {
  const profile = useQuery(onboardingRecordQuery).data?.profileData;
  const hasProfile = profile !== undefined && profile.trim() !== '';
  return (
    <ul role="list" className="mt-2">
      {tools.map((found, index) => (
        <ToolForGoal
          key={found.tool.id}
          found={found}
          isFirst={index === 0 && !isShort}
          canCopy={hasProfile && !isShort}
        />
      ))}
    </ul>
  );
}

interface ToolForGoalProps {
  found: ToolForTask;
  /** Whether its Launch is the primary button. */
  isFirst: boolean;
  /** Whether a launch can copy the business profile. */
  canCopy: boolean;
}

function ToolForGoal({ found, isFirst, canCopy }: ToolForGoalProps) {
  const { tool, name, description } = found;
  const client = useQueryClient();
  const member = useMemberAccess();
  const { costOf } = useToolCosts();
  const cost = costOf(tool);
  const usesLeft = usesLeftLabel(cost, member.balance?.availableTokens ?? 0);
  const { hasAccess } = toolAccess({ tool, ...member });

  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-start gap-x-3 gap-y-3 border-t border-line py-4 first:border-t-0 sm:grid-cols-[120px_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[120px_minmax(0,1fr)_auto] lg:items-center">
      <ToolThumb tool={tool} className="size-14 rounded-control sm:h-21 sm:w-30" />
      <div className="min-w-0">
        <Link
          to={paths.tool(tool.id)}
          translate="no"
          className="rounded-mark text-16 font-medium wrap-anywhere hover:text-brand"
        >
          <MarkedParts parts={name} />
        </Link>
        <p className="mt-0.5 line-clamp-3 max-w-[68ch] wrap-anywhere text-ink-2">
          <MarkedParts parts={description} />
        </p>
        {cost && (
          <p className="num mt-1.5 flex items-center gap-1.5 text-muted">
            <CreditCoin size={14} outlined={cost.kind === 'free'} />
            <span>
              <span>{costLabel(cost)}</span>
              {usesLeft && <span className="max-sm:hidden">{`, ${usesLeft}`}</span>}
            </span>
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:flex-col-reverse lg:col-span-1 lg:justify-end">
        {hasAccess && canCopy && (
          <LaunchLink
            tool={tool}
            icon={Copy}
            onLaunch={() => void copyBusinessProfile(client)}
            label={`Launch with my business profile copied: ${tool.name}`}
            className={buttonClass({ variant: isFirst ? 'secondary' : 'ghost', wraps: true })}
          >
            Launch with my business profile copied
          </LaunchLink>
        )}
        {hasAccess ? (
          <LaunchLink
            tool={tool}
            label={`${launchLabel(tool)} ${tool.name}`}
            className={buttonClass({ variant: isFirst ? 'primary' : 'secondary', wraps: true })}
          >
            {launchLabel(tool)}
          </LaunchLink>
        ) : (
          <Link
            to={paths.tool(tool.id)}
            aria-label={`Details of ${tool.name}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            Details
          </Link>
        )}
      </div>
    </li>
  );
}
