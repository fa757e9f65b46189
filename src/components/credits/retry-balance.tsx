import { RotateCw } from 'lucide-react';
import { Button, type ButtonVariant } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { Credits } from './use-credits';

/** Loads the balance again after a failure (docs/product/credits.md#balance). */
export function RetryBalance({
  credits: { isFetching, refetch },
  variant,
  iconOnPhones = false,
  onSuccess,
}: {
  credits: Credits;
  variant: ButtonVariant;
  /** Shows the icon alone below 640 px. */
  iconOnPhones?: boolean;
  /** Called after a success, on which the button unmounts. */
  onSuccess: () => void;
}) {
  async function press() {
    if (await refetch()) onSuccess();
  }

  return (
    <Button
      variant={variant}
      size="bar"
      busy={isFetching}
      aria-label="Retry loading credits"
      className={iconOnPhones ? 'max-sm:px-2.5' : undefined}
      onClick={() => void press()}
    >
      {!isFetching && <Icon of={RotateCw} />}
      <span className={iconOnPhones ? 'max-sm:hidden' : undefined}>Retry</span>
    </Button>
  );
}
