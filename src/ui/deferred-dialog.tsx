import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { deferred } from '@/lib/deferred';
import { Spinner } from './spinner';
import { showToast } from './toast';
import { useEscape } from './escape-stack';

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code is no part of any page. `prepare` fetches it for whoever is about to open it
 * (hover, focus); opening it fetches it too, and says so when it can't be had.
 */
export function deferredDialog<Props extends DialogControl>(
  load: () => Promise<ComponentType<Props>>,
) {
  const code = deferred(load);

  function Host(props: Props) {
    const { open, onOpenChange } = props;
    const Dialog = code.use();
    const giveUp = useEffectEvent(() => {
      if (!open) return;
      showToast('error', 'This could not be opened. Please check your connection and try again.');
      onOpenChange(false);
    });
    useEscape(open && Dialog === null, () => onOpenChange(false));

    useEffect(() => {
      if (open) code.load().catch(() => giveUp());
    }, [open]);

    if (Dialog) return <Dialog {...props} />;
    return (
      open && (
        <div className="fixed inset-0 z-30 grid place-items-center bg-scrim">
          <div className="rounded-card bg-surface p-6 shadow-dialog">
            <Spinner>Loading...</Spinner>
          </div>
        </div>
      )
    );
  }

  return {
    Host,
    prepare: () => {
      // What can't be fetched now is fetched on opening, and its failure told then.
      code.load().catch(() => undefined);
    },
  };
}
