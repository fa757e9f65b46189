import { useCallback, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ChartNoAxesColumn,
  Coins,
  Compass,
  Copy,
  CreditCard,
  FileText,
  House,
  KeyRound,
  LogOut,
  RotateCw,
  UserRound,
  Wrench,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { withDashboard, withUsageParameters } from '@/components/credits/dashboard-url';
import { usePins } from '@/components/pins';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { shortDay } from '@/lib/format/dates';
import { countOf } from '@/lib/format/numbers';
import { useMemberValue } from '@/lib/react/use-member-value';
import { outputName } from '@/resources/outputs/output-name';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { outputUrl, type SavedOutput } from '@/resources/outputs/saved-output';
import { useMemberKey } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { costLabel, type ToolCost } from '@/resources/tools/cost';
import { storedLaunches } from '@/resources/tools/launches';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import type { Entry, EntryGroup } from './entry';

const USAGE_TABS = [
  { tab: 'credits', name: 'Credit History', keywords: ['balance', 'expiry'] },
  {
    tab: 'transactions',
    name: 'Transaction History',
    keywords: ['csv', 'download', 'export', 'receipts', 'spending'],
  },
  { tab: 'costs', name: 'Platform Costs', keywords: ['prices'] },
] as const;

export interface MemberActions {
  onChangePassword: () => void;
  onLogout: () => void;
}

function outputNote({ title, createdAt }: SavedOutput): string {
  return createdAt === null ? title : `${title}, ${shortDay(createdAt)}`;
}

/** The tools in their order, but those with the given ids before the others, in the order of the ids. */
function withFirst(tools: readonly Tool[], ids: readonly string[]): readonly Tool[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return [...new Set([...ids.flatMap((id) => byId.get(id) ?? []), ...tools])];
}

/** Opens a page. */
type Open = (to: string) => void;

function toolEntry(tool: Tool, cost: ToolCost | null, open: Open): Entry {
  return {
    value: `tool ${tool.id}`,
    group: 'Tools',
    name: tool.name,
    note: cost ? costLabel(cost) : undefined,
    keywords: tool.hashtags,
    icon: Wrench,
    tool,
    run: () => open(paths.tool(tool.id)),
  };
}

function outputEntry(output: SavedOutput, tool: Tool | undefined, open: Open): Entry {
  return {
    value: `output ${output.key}`,
    group: 'Outputs',
    name: outputName(output),
    note: outputNote(output),
    keywords: [output.title],
    icon: FileText,
    tool,
    run: () => open(outputUrl(output)),
  };
}

function page(
  name: string,
  icon: Entry['icon'],
  to: string,
  open: Open,
  { note, keywords }: Pick<Entry, 'note' | 'keywords'> = {},
): Entry {
  return {
    value: `page ${name}`,
    group: 'Pages',
    name,
    note,
    keywords,
    icon,
    run: () => open(to),
  };
}

/** @param outputCount the number of saved outputs; 0 also while it is unknown */
function pageEntries(open: Open, outputCount: number): Entry[] {
  return [
    page('Home', House, paths.home, open),
    page('Explore', Compass, paths.explore, open),
    page('Your Profile', UserRound, paths.profile, open, {
      note: outputCount > 0 ? countOf(outputCount, 'saved output') : undefined,
    }),
    page('Business profile', FileText, paths.generatedProfile, open, {
      keywords: ['upload', 'documents', 'questionnaire', 'answers'],
    }),
    page('Plans', CreditCard, paths.subscription, open, {
      keywords: ['billing', 'invoices', 'credit card', 'payments', 'subscription'],
    }),
  ];
}

function action(name: string, icon: Entry['icon'], run: () => void, note?: string): Entry {
  return { value: `action ${name}`, group: 'Actions', name, note, icon, run };
}

function retry(name: string, group: EntryGroup, refetch: () => unknown): Entry {
  return {
    value: `retry ${group}`,
    group,
    name,
    note: 'Retry',
    icon: RotateCw,
    run: () => void refetch(),
  };
}

export interface Entries {
  entries: readonly Entry[];
  isLoading: boolean;
  /** False also if the tools could not be loaded. */
  hasTools: boolean;
  /** The entry of a tool, also of one that the search by task found. */
  toolEntry: (tool: Tool) => Entry;
  /** The last row below the tools of a search by task. */
  browseAll: Entry;
}

/** The entries of the quick switcher: tools, pages, outputs and actions. */
export function useEntries({ onChangePassword, onLogout }: MemberActions): Entries {
  const navigate = useNavigate();
  const open = useCallback((to: string) => void navigate(to), [navigate]);
  const { open: openPurchase } = useModal('buy');
  const { open: openUsage } = useModal('usage');
  const client = useQueryClient();
  const catalogue = useQuery(catalogueQuery);
  const outputs = useQuery(userAssetsQuery);
  const { data: status } = useQuery(subscriptionStatusQuery);
  const { costOf } = useToolCosts();
  const canPurchase = status?.canPurchaseCredits ?? false;
  const memberKey = useMemberKey();
  const launches = useMemberValue(storedLaunches, memberKey);
  const { ids: pinned } = usePins('pinned-tools', memberKey);

  // Memoized, because each key and each move of the pointer renders the switcher, and there may be
  // 10,000 tools and a thousand outputs.
  const entryOf = useCallback((tool: Tool) => toolEntry(tool, costOf(tool), open), [costOf, open]);
  const tools = useMemo(() => {
    const first = [...launches.map(({ toolId }) => toolId), ...pinned];
    return withFirst(catalogue.data ?? [], first).map(entryOf);
  }, [catalogue.data, launches, pinned, entryOf]);
  const saved = useMemo(
    () =>
      (outputs.data ?? []).map((output) =>
        outputEntry(output, toolOfOutput(output, catalogue.data ?? []), open),
      ),
    [outputs.data, catalogue.data, open],
  );
  const browseAll = useMemo(() => page('Browse all tools', Compass, paths.explore, open), [open]);
  const { isError: toolsFailed, refetch: refetchTools } = catalogue;
  const { isError: outputsFailed, refetch: refetchOutputs } = outputs;
  const hasTools = catalogue.data !== undefined;
  const hasOutputs = outputs.data !== undefined;
  const entries = useMemo(
    () => [
      ...tools,
      ...(toolsFailed && !hasTools ? [retry('Tools didn’t load', 'Tools', refetchTools)] : []),
      ...pageEntries(open, saved.length),
      ...saved,
      ...(outputsFailed && !hasOutputs
        ? [retry('Outputs didn’t load', 'Outputs', refetchOutputs)]
        : []),
      ...(canPurchase ? [action('Buy credits', Coins, () => openPurchase())] : []),
      ...USAGE_TABS.map(({ tab, name, keywords }) => ({
        ...action(
          name,
          ChartNoAxesColumn,
          () => openUsage((search) => withUsageParameters(withDashboard(search), { tab })),
          'Credit usage',
        ),
        keywords,
      })),
      action('Copy my business profile', Copy, () => void copyBusinessProfile(client)),
      {
        ...action('Change password', KeyRound, onChangePassword),
        keywords: ['Password Reset'],
      },
      { ...action('Logout', LogOut, onLogout), keywords: ['Log out', 'sign out'] },
    ],
    [
      tools,
      toolsFailed,
      hasTools,
      refetchTools,
      saved,
      outputsFailed,
      hasOutputs,
      refetchOutputs,
      open,
      canPurchase,
      openPurchase,
      openUsage,
      client,
      onChangePassword,
      onLogout,
    ],
  );

  return {
    entries,
    isLoading: catalogue.isPending || outputs.isPending,
    hasTools,
    toolEntry: entryOf,
    browseAll,
  };
}
