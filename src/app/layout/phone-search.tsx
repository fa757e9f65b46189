import { SearchBox } from '@/features/catalogue/search-box';
import { useIsWide } from '@/lib/use-is-wide';
import { SwitcherButton } from '../switcher/switcher-button';
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
