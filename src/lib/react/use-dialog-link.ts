import { useLocation, type LinkProps } from 'react-router-dom';
import { stateOfUrlDialog } from '@/lib/browser/history-entry';

/**
 * The target of a link that opens a dialog in the URL of the current page, with an entry that closing
 * the dialog removes (docs/decisions/history-entries.md). A button uses `hasDialog` of `useUrlSearch`.
 * @param open returns the search string with the dialog
 */
export function useDialogLink(open: (search: string) => string): Pick<LinkProps, 'to' | 'state'> {
  const { search, state } = useLocation() as { search: string; state: unknown };
  return { to: { search: open(search) }, state: stateOfUrlDialog(state) };
}
