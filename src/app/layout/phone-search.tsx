import { SwitcherButton } from '@/app/switcher/switcher-button';
import { SearchBox } from '@/features/catalogue/search/search-box';
import { useIsWide } from '@/lib/use-is-wide';
import { replayPress } from './queued-press';

const replaySearchPress = replayPress('search');

/** The search box below the bar on phones. */
export function PhoneSearch() {
  return useIsWide() ? null : (
    <div ref={replaySearchPress}>
      <SearchBox id="page-search" aside={<SwitcherButton />} />
    </div>
  );
}
