import { X } from 'lucide-react';
import { Icon } from '@/ui/icon';

/** The clear button at the right end of a search input with text. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
      onClick={onClick}
    >
      <Icon of={X} />
    </button>
  );
}
