import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigationType } from 'react-router-dom';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { paths } from '@/config/paths';
import { focusElement } from '@/lib/browser/focus';
import { countOf } from '@/lib/format/numbers';
import { useIsWide } from '@/lib/react/use-is-wide';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import type { ToolsForTask } from '@/resources/tools/tool-index';
import { closestTitle, useToolsForTask } from '@/resources/tools/use-tools-for-task';
import { buttonClass } from '@/ui/button';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Checkbox } from '@/ui/form/checkbox';
import { MarkedParts } from '@/ui/markdown/marked-text';
import { toolListClass, ToolRow, ToolRowSkeleton } from './tool-row';
import { useGoal } from './use-goal';

/** The number of tools for a goal whose words are all in one tool. */
const MAX_MATCHING = 3;
/** The number of tools that come closest to another goal. */
const MAX_CLOSEST = 5;
const TITLE_ID = 'home-goal-results';
const COPY_ID = 'home-copy-profile';

/** The tools for what the member wants to get done (docs/product/navigation.md#home). */
export function GoalResults() {
  const { goal } = useGoal();
  const results = useToolsForTask(goal, MAX_CLOSEST);
  const titleRef = useTitleFocus(goal);
  if (goal === '') return null;
  const data = results.data && {
    ...results.data,
    tools: results.data.tools.slice(0, results.data.matchesAll ? MAX_MATCHING : MAX_CLOSEST),
  };

  return (
    <section aria-labelledby={TITLE_ID} className={toolListClass}>
      <div role="status">
        <h2 ref={titleRef} id={TITLE_ID} className="text-16 font-semibold wrap-anywhere">
          {results.isError ? 'The tools didn’t load' : titleOf(goal, data)}
        </h2>
      </div>
      {results.isError ? (
        <RetryButton query={results} className="my-3" />
      ) : !data ? (
        <ul aria-hidden="true">
          {Array.from({ length: MAX_MATCHING }, (_, row) => (
            <ToolRowSkeleton key={row} />
          ))}
        </ul>
      ) : (
        <>
          {data.tools.length > 0 && <FoundTools found={data} />}
          {!data.matchesAll && (
            <div className="border-t border-line py-3 max-sm:[&>*]:w-full">
              <Link to={paths.explore} className={buttonClass({ variant: 'secondary' })}>
                Browse all tools
              </Link>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/**
 * Focuses the title of the results when the member has entered another goal, not on Back or a
 * reload.
 */
function useTitleFocus(goal: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const isNew = useNavigationType() === 'PUSH';
  const isWide = useIsWide();

  const onGoalChange = useEffectEvent(() => {
    if (!isNew || !title.current) return;
    focusElement(title.current);
    title.current.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
  });
  useEffect(() => onGoalChange(), [goal]);

  return title;
}

function titleOf(goal: string, data: ToolsForTask | undefined): string {
  if (!data) return 'Finding tools...';
  if (data.tools.length === 0) return `No tools found for “${goal}”`;
  return data.matchesAll
    ? `${countOf(data.tools.length, 'tool')} for “${goal}”`
    : closestTitle(goal);
}

function FoundTools({ found }: { found: ToolsForTask }) {
  const client = useQueryClient();
  const profile = useQuery(onboardingRecordQuery).data?.profileData ?? '';
  const [isCopied, setIsCopied] = useState(false);

  return (
    <>
      {profile.trim() !== '' && (
        <label
          htmlFor={COPY_ID}
          className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ink-2"
        >
          <Checkbox
            id={COPY_ID}
            checked={isCopied}
            onChange={(event) => setIsCopied(event.target.checked)}
          />
          <span>Launch with my business profile copied</span>
        </label>
      )}
      <ul role="list">
        {found.tools.map(({ tool, name, description }, index) => (
          <ToolRow
            key={tool.id}
            tool={tool}
            name={<MarkedParts parts={name} />}
            variant={index === 0 ? 'primary' : 'secondary'}
            onLaunch={isCopied ? () => void copyBusinessProfile(client) : undefined}
          >
            <p className="line-clamp-2 max-w-[80ch] wrap-anywhere text-ink-2">
              <MarkedParts parts={description} />
            </p>
          </ToolRow>
        ))}
      </ul>
    </>
  );
}
