import { useCallback, useMemo } from 'react';
import { useLocation, type NavigateOptions } from 'react-router-dom';
import { FROM_LIST, useBackToList } from '@/components/back-to-list';
import { PROFILE_TAB } from '@/config/routes';
import { freeText, oneOf, type UrlParameters } from '@/lib/parse/url-parameters';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { LIST_TABS, type ListTab } from '@/resources/outputs/groups';
import { isMonth } from '@/resources/outputs/months';

type ProfileTab = ListTab | typeof PROFILE_TAB;

/** The tabs of a workflow's view (docs/product/outputs.md#details). */
export const WORKFLOW_PARTS = [
  { value: 'analysis', label: 'Analysis' },
  { value: 'flowChart', label: 'Flow Chart' },
  { value: 'costAnalysis', label: 'Cost Analysis' },
] as const;
export type WorkflowPart = (typeof WORKFLOW_PARTS)[number]['value'];

/** The state of the profile page in the URL. */
export interface ProfileView {
  tab: ProfileTab;
  /**
   * Key of the month whose outputs show; `null` for all, and on the tab of the generated profile.
   */
  month: string | null;
  /** Key of the output whose details are open, or `null`. */
  output: string | null;
  /** The open tab of a workflow's view. */
  part: WorkflowPart;
}

/** The state of the page of the outputs. */
export type OutputsView = ProfileView & { tab: ListTab };

const TABS: readonly ProfileTab[] = [...LIST_TABS.map(({ value }) => value), PROFILE_TAB];

/** The parameters of the view; an invalid value counts as missing. */
export const PROFILE_PARAMETERS: UrlParameters<ProfileView> = {
  // The URL also contains the first tab.
  tab: { ...oneOf('tab', TABS, 'all'), write: (tab) => [tab] },
  month: freeText('month', isMonth),
  output: freeText('output'),
  part: oneOf(
    'view',
    WORKFLOW_PARTS.map(({ value }) => value),
    'analysis',
  ),
};

/**
 * The view without the month of a tab that has none, and the part of an output that is not open.
 */
export function consistentView(view: ProfileView): ProfileView {
  return {
    ...view,
    month: view.tab === PROFILE_TAB ? null : view.month,
    part: view.output === null ? 'analysis' : view.part,
  };
}

/** The page's view, kept in the URL so that links, reloads and Back restore it. */
export function useProfileView() {
  const backToList = useBackToList();
  const [values, changeValues] = useUrlParameters(PROFILE_PARAMETERS);
  const { state } = useLocation() as { state: unknown };
  const view = useMemo(() => consistentView(values), [values]);

  const change = useCallback(
    (changes: Partial<ProfileView>, options?: NavigateOptions) =>
      changeValues((current) => consistentView({ ...current, ...changes }), options),
    [changeValues],
  );

  return {
    view,
    /** Opens a tab in a new history entry. */
    openTab: (tab: ListTab) => change({ tab, output: null }),
    /**
     * Shows the outputs of a month, or with `null` of all. A second month replaces the history
     * entry of the first, because arrow keys on the closed menu pass through the months: Back leads
     * to all.
     */
    openMonth: (month: string | null) =>
      change({ month }, { replace: month !== null && view.month !== null }),
    /** Opens the tab of all outputs, of all months. */
    showAll: () => change({ tab: 'all', month: null }),
    openOutput: useCallback(
      (output: string) => change({ output, part: 'analysis' }, { state: FROM_LIST }),
      [change],
    ),
    openPart: (part: WorkflowPart) => change({ part }, { replace: true, state }),
    /** Goes back to the list, or replaces the history entry of details that a link opened. */
    closeOutput: () => {
      if (!backToList()) change({ output: null }, { replace: true });
    },
  };
}
