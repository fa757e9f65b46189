import type { ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** The attributes of the quick switcher's input, while its list is loading and afterwards. */
export const inputProps = {
  placeholder: 'Search tools and more...',
  className:
    'h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-hidden placeholder:text-muted',
};

/** The top of the quick switcher: its input and Close. */
export function SwitcherHead({ input, onClose }: { input: ReactNode; onClose: () => void }) {
  return (
    <div className="sticky top-0 z-1 flex h-15 shrink-0 items-center gap-3 border-b border-line bg-surface px-5 max-sm:h-16 max-sm:px-4">
      <Icon of={Search} size={20} className="text-muted" />
      {input}
      <IconButton
        label="Close"
        icon={X}
        className="-mr-2.5 text-muted"
        onClick={onClose}
        // Enter would open the selected row.
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
      />
    </div>
  );
}
