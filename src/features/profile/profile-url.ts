import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { FROM_LIST, useBackToList } from '@/components/back-to-list';
import { PROFILE_TAB } from '@/config/routes';
import { freeText, oneOf, type UrlParameters } from '@/lib/parse/url-parameters';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { LIST_TABS, type ListTab } from '@/resources/outputs/groups';
import { isMonth } from '@/resources/outputs/months';

/** The tabs of a workflow's view (docs/product/outputs.md#details). */
export const WORKFLOW_PARTS = [
  { value: 'analysis', label: 'Analysis' },
  { value: 'flowChart', label: 'Flow Chart' },
  { value: 'costAnalysis', label: 'Cost Analysis' },
] as const;
type WorkflowPart = (typeof WORKFLOW_PARTS)[number]['value'];

/** The state of the profile page in the URL. */
interface ProfileView {
  tab: ListTab | typeof PROFILE_TAB;
  /** Key of the month whose outputs show; `null` for all. */
  month: string | null;
  /** Key of the output whose details are open, or `null`. */
  output: string | null;
  /** The open tab of a workflow's view. */
  part: WorkflowPart;
}

const valuesOf = <Value>(entries: readonly { value: Value }[]) => entries.map(({ value }) => value);

const PARAMETERS: UrlParameters<ProfileView> = {
  tab: oneOf('tab', [...valuesOf(LIST_TABS), PROFILE_TAB], 'all'),
  month: freeText('month', isMonth),
  output: freeText('output'),
  part: oneOf('view', valuesOf(WORKFLOW_PARTS), 'analysis'),
};

const CLOSED = { output: null, part: 'analysis' } as const;

/**
 * The page's view, kept in the URL so that links, reloads and Back restore it, and the functions
 * that change it.
 */
export function useProfileView() {
  const backToList = useBackToList();
  const [{ month, ...view }, change] = useUrlParameters(PARAMETERS);
  const { state } = useLocation() as { state: unknown };

  return {
    ...view,
    month,
    /** Opens a tab in a new history entry. */
    openTab: (tab: ListTab) => change(() => ({ tab, ...CLOSED })),
    /**
     * Shows the outputs of a month, or with `null` of all. A second month replaces the history
     * entry of the first, because arrow keys on the closed menu pass through the months: Back leads
     * to all.
     */
    openMonth: (next: string | null) =>
      change(() => ({ month: next }), { replace: next !== null && month !== null }),
    /** Opens the tab of all outputs, of all months. */
    openAll: () => change(() => ({ tab: 'all', month: null })),
    openOutput: useCallback(
      (output: string) => change(() => ({ output, part: 'analysis' }), { state: FROM_LIST }),
      [change],
    ),
    openPart: (part: WorkflowPart) => change(() => ({ part }), { replace: true, state }),
    /** Goes back to the list, or replaces the history entry of details that a link opened. */
    closeOutput: () => {
      if (!backToList()) change(() => CLOSED, { replace: true });
    },
  };
}
