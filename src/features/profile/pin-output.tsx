import { Star } from 'lucide-react';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** The star of an output's card. */
export function PinOutput({
  isPinned,
  name,
  onPress,
}: {
  isPinned: boolean;
  name: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={`Pin ${name}`}
      title={isPinned ? 'Unpin' : 'Pin'}
      className={buttonClass({
        variant: 'ghost',
        size: 'sm',
        square: true,
        className: '-my-1.5 -mr-2 shrink-0',
      })}
      onClick={onPress}
    >
      <Icon of={Star} className={isPinned ? 'fill-current text-brand' : 'text-muted'} />
    </button>
  );
}
