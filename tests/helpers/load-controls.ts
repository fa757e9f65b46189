import { LazyGlobalParts, LazyMemberBar, LazyPhoneSearch } from '@/app/layout/lazy-controls';

/** Loads the controls of the bar, so that they render without the delay of a lazy component. */
export async function loadControls(): Promise<void> {
  await Promise.all([LazyMemberBar.load(), LazyPhoneSearch.load(), LazyGlobalParts.load()]);
}
