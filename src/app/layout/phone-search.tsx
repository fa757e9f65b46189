import { useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '@/features/catalogue/search/search-box';
import { IconButton } from '@/ui/button';
import { PopupLayer } from '@/ui/layer';

function focusField(row: HTMLElement | null): void {
  row?.querySelector('input')?.focus();
}

/**
 * The icon of the bar that opens the search box over it, below md
 * (docs/product/navigation.md#navigation-bar).
 */
export function PhoneSearch() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  // A chosen result closes the box, which stays closed when the member comes back.
  if (openAt !== null && !isOpen) setOpenAt(null);
  const close = () => setOpenAt(null);
  const focusButton = () => button.current?.focus();

  return (
    <div ref={root}>
      <IconButton
        ref={button}
        icon={Search}
        label="Search"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      />
      {isOpen && (
        <PopupLayer within={root} onDismiss={close} onEscape={focusButton}>
          <div
            ref={focusField}
            className="absolute inset-0 z-1 flex items-center gap-1 bg-surface px-(--gutter)"
          >
            <div className="min-w-0 flex-1">
              <SearchBox id="phone-search" />
            </div>
            <IconButton
              icon={X}
              label="Close search"
              onClick={() => {
                focusButton();
                close();
              }}
            />
          </div>
        </PopupLayer>
      )}
    </div>
  );
}
