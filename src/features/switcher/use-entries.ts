import { useMemo } from 'react';
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
import { withUsageParameters } from '@/components/usage-parameters';
import { useToolCosts } from '@/components/use-tool-costs';
import { withModal } from '@/config/modal-search-params';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/format/numbers';
import { shortDay } from '@/lib/format/dates';
import { useSearch } from '@/lib/react/use-search';
import { useLaunches } from '@/resources/device-lists/launches';
import { usePins } from '@/resources/device-lists/pins';
import { outputName } from '@/resources/outputs/heading';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { outputUrl, type SavedOutput } from '@/resources/outputs/saved-output';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { costLabel } from '@/resources/tools/cost';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import type { Entry, EntryGroup } from './entry';

const USAGE_TABS = [
  { tab: 'credits', name: 'Credit History', keywords: ['balance', 'expiry'] },
  {
    tab: 'transactions',
    name: 'Transaction History',
    keywords: ['csv', 'export', 'receipts', 'spending'],
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

export interface Entries {
  entries: readonly Entry[];
  isLoading: boolean;
  /** The entry of a tool, also of one that the search by task found. */
  toolEntry: (tool: Tool) => Entry;
  /** The last row below the tools of a search by task. */
  browseAll: Entry;
}

/** The entries of the quick switcher: tools, pages, outputs and actions. */
export function useEntries({ onChangePassword, onLogout }: MemberActions): Entries {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [, changeSearch] = useSearch();
  const catalogue = useQuery(catalogueQuery);
  const outputs = useQuery(userAssetsQuery);
  const { data: status } = useQuery(subscriptionStatusQuery);
  const { costOf } = useToolCosts();
  const canPurchase = status?.canPurchaseCredits ?? false;
  /** Opens a page in place of the quick switcher's history entry. */
  const open = (to: string) => void navigate(to, { replace: true });

  const member = memberKey(useUser());
  const launches = useLaunches(member);
  const pins = usePins('pinned-tools', member);

  const toolEntry = (tool: Tool): Entry => {
    const cost = costOf(tool);
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
  };
  const tools = withFirst(catalogue.data ?? [], [
    ...launches.map(({ toolId }) => toolId),
    ...pins.ids,
  ]).map(toolEntry);
  // Memoized, because a key press re-renders and there may be a thousand outputs.
  const named = useMemo(
    () =>
      (outputs.data ?? []).map((output) => ({
        output,
        name: outputName(output),
        tool: toolOfOutput(output, catalogue.data ?? []),
      })),
    [outputs.data, catalogue.data],
  );
  const saved: Entry[] = named.map(({ output, name, tool }) => ({
    value: `output ${output.key}`,
    group: 'Outputs',
    name,
    note: outputNote(output),
    keywords: [output.title],
    icon: FileText,
    tool,
    run: () => open(outputUrl(output)),
  }));

  const page = (
    name: string,
    icon: Entry['icon'],
    to: string,
    { note, keywords }: Pick<Entry, 'note' | 'keywords'> = {},
  ): Entry => ({
    value: `page ${name}`,
    group: 'Pages',
    name,
    note,
    keywords,
    icon,
    run: () => open(to),
  });
  const action = (name: string, icon: Entry['icon'], run: () => void, note?: string): Entry => ({
    value: `action ${name}`,
    group: 'Actions',
    name,
    note,
    icon,
    run,
  });
  const retry = (name: string, group: EntryGroup, refetch: () => unknown): Entry => ({
    value: `retry ${group}`,
    group,
    name,
    note: 'Try again',
    icon: RotateCw,
    run: () => void refetch(),
  });
  const count = outputs.data?.length ?? 0;

  return {
    isLoading: catalogue.isPending || outputs.isPending,
    toolEntry,
    browseAll: page('Browse all tools', Compass, paths.explore),
    entries: [
      ...tools,
      ...(catalogue.isError && !catalogue.data
        ? [retry('Tools didn’t load', 'Tools', catalogue.refetch)]
        : []),
      page('Home', House, paths.home),
      page('Explore', Compass, paths.explore),
      page('Your Profile', UserRound, paths.profile, {
        note: count > 0 ? countOf(count, 'saved output') : undefined,
      }),
      page('Business profile', FileText, paths.generatedProfile, {
        keywords: ['upload', 'documents', 'questionnaire', 'answers'],
      }),
      page('Plans', CreditCard, paths.subscription, {
        keywords: ['billing', 'invoices', 'card', 'payments', 'subscription'],
      }),
      ...saved,
      ...(outputs.isError && !outputs.data
        ? [retry('Outputs didn’t load', 'Outputs', outputs.refetch)]
        : []),
      ...(canPurchase
        ? [action('Buy credits', Coins, () => changeSearch((search) => withModal(search, 'buy')))]
        : []),
      ...USAGE_TABS.map(({ tab, name, keywords }) => ({
        ...action(
          name,
          ChartNoAxesColumn,
          () => changeSearch((search) => withUsageParameters(withModal(search, 'usage'), { tab })),
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
  };
}
