import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultFilter } from 'cmdk';
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
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { USAGE_TABS, withDashboard, type UsageTab } from '@/components/credits/dashboard-url';
import { useLaunches } from '@/components/tools/use-launches';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { costLabel } from '@/resources/tools/cost';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { closestTitle, useToolsForTask } from '@/resources/tools/use-tools-for-task';
import type { Row } from './switcher-row';

const MAX_TOOLS = 5;
const MAX_LAUNCHED = 5;
/**
 * A page or an action with a lower score has the letters of the text only in the middle of words,
 * or scattered.
 */
const MIN_SCORE = 0.5;
/** Tools are placed before pages and actions whose names match as well. */
const TOOLS_BONUS = 0.1;

export interface MemberActions {
  onChangePassword: () => void;
  onLogout: () => void;
}

/** @param keywords words that also find the row, in the order in which they are typed */
function command(name: string, icon: LucideIcon, run: () => void, ...keywords: string[]): Row {
  return { value: name, name, icon, run, keywords };
}

/** The keywords of the dashboard's tabs. */
const TAB_KEYWORDS: Readonly<Record<UsageTab, readonly string[]>> = {
  credits: ['balance', 'expiry'],
  transactions: ['download csv', 'export csv', 'receipts', 'spending'],
  costs: [],
};

/** The pages and the actions. */
function useCommands({ onChangePassword, onLogout }: MemberActions) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { open: openPurchase } = useModal('buy');
  const { open: openUsage } = useModal('usage');
  const { data: status } = useQuery(subscriptionStatusQuery);
  const to = (path: string) => () => void navigate(path);

  const { explore, generatedProfile, home, profile, subscription } = paths;
  const pages = [
    command('Home', House, to(home)),
    command('Explore', Compass, to(explore), 'all tools', 'catalogue'),
    command('Your Profile', UserRound, to(profile), 'account', 'saved outputs'),
    command('Business profile', FileText, to(generatedProfile), 'upload documents', 'answers'),
    command('Plans', CreditCard, to(subscription), 'billing invoices', 'credit card', 'payments'),
  ];
  const actions = [
    ...(status?.canPurchaseCredits ? [command('Buy credits', Coins, () => openPurchase())] : []),
    ...USAGE_TABS.map(({ value: tab, label }) => {
      const run = () => openUsage((search) => withDashboard(search, { tab }));
      return command(label, ChartNoAxesColumn, run, ...TAB_KEYWORDS[tab]);
    }),
    command('Copy my business profile', Copy, () => void copyBusinessProfile(client)),
    command('Change password', KeyRound, onChangePassword, 'Password Reset'),
    command('Logout', LogOut, onLogout, 'Log out', 'sign out'),
  ];
  return { pages, actions };
}

/** The score of a row by cmdk's filter, from 0 to 1. */
function scoreOf({ name, keywords }: Row, term: string): number {
  return term === '' ? 1 : defaultFilter(name, term, keywords);
}

/** The rows that a text finds, the best first. */
function matching(rows: readonly Row[], term: string): Row[] {
  return rows
    .map((row) => ({ row, score: scoreOf(row, term) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row);
}

/** The tools that were launched last on this device. */
function useLaunchedTools(): Tool[] {
  const launches = useLaunches();
  const { data: catalogue = [] } = useQuery(catalogueQuery);
  return launches
    .slice(0, MAX_LAUNCHED)
    .flatMap(({ toolId }) => catalogue.find(({ id }) => id === toolId) ?? []);
}

/**
 * The groups of rows that a trimmed text finds; without one, the tools launched last, all pages and
 * all actions.
 */
export function useRows(term: string, actions: MemberActions) {
  const navigate = useNavigate();
  const { costOf } = useToolCosts();
  const commands = useCommands(actions);
  const launched = useLaunchedTools();
  const { data: found, isError, isFetching, refetch } = useToolsForTask(term, MAX_TOOLS, true);

  function toolRow(tool: Tool): Row {
    const cost = costOf(tool);
    const note = cost ? costLabel(cost) : undefined;
    const run = () => void navigate(paths.tool(tool.id));
    return { value: tool.id, name: tool.name, note, tool, run };
  }
  function toolGroup(hasOthers: boolean) {
    if (term === '') return { title: 'Launched last', tools: launched };
    if (!found?.matchesAll && hasOthers) return { title: '', tools: [] };
    const title = found?.matchesAll ? 'Tools' : closestTitle(term);
    return { title, tools: found?.tools.map(({ tool }) => tool) ?? [] };
  }

  const others = [
    { title: 'Pages', rows: matching(commands.pages, term), bonus: 0 },
    { title: 'Actions', rows: matching(commands.actions, term), bonus: 0 },
  ].filter(({ rows }) => rows.length > 0);
  const { title, tools } = toolGroup(others.length > 0);
  const groups = [{ title, rows: tools.map(toolRow), bonus: TOOLS_BONUS }, ...others]
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({
      ...group,
      score: group.bonus + Math.max(...group.rows.map((row) => scoreOf(row, term))),
    }))
    .sort((one, other) => other.score - one.score);
  return {
    groups,
    isLoading: isFetching && !found,
    /** Loads the tools again if they could not be loaded. */
    retry: isError
      ? { ...command('Tools didn’t load', RotateCw, () => void refetch()), note: 'Retry' }
      : null,
  };
}
