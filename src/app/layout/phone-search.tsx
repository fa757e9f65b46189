import { SearchBox } from '@/features/catalogue/search/search-box';
import { useIsWide } from '@/lib/react/use-is-wide';

/** The search box below the bar on phones. */
export function PhoneSearch() {
  return useIsWide() ? null : <SearchBox id="page-search" />;
}
