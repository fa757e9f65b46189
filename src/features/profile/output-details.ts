import { deferred } from '@/lib/deferred';
import type { SavedOutput } from '@/resources/user-assets/output';
import { deferredDialog } from '@/ui/deferred-dialog';
import { prepareMarkdown } from '@/ui/lazy-markdown';

/** The details of an output; their code comes when they are about to open. */
export const detailsDialog = deferredDialog(
  async () => (await import('./output-details-dialog')).OutputDetailsDialog,
);

/** The full view of a workflow. */
export const workflowCode = deferred(() => import('./workflow-view'));

/** Fetches what View Details needs, for whoever is about to press it. */
export function prepareDetails({ workflow }: SavedOutput): void {
  prepareMarkdown();
  if (!workflow) detailsDialog.prepare();
  // What can't be fetched now is fetched on opening, and its failure told then.
  else workflowCode.load().catch(() => undefined);
}
