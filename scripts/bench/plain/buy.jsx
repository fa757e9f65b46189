import * as Dialog from '@radix-ui/react-dialog';
import * as Tooltip from '@radix-ui/react-tooltip';
import toast from 'react-hot-toast';

export function Buy({ name }) {
  return (
    <Dialog.Root>
      <HintTooltip text="Paid with credits">
        <Dialog.Trigger className="mt-auto rounded-lg bg-indigo-600 px-3 py-1 text-white">
          Buy
        </Dialog.Trigger>
      </HintTooltip>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 bg-black/40" />
        <Dialog.Content className="fixed inset-20 rounded-xl bg-white p-6 shadow-md">
          <Dialog.Title className="text-lg font-semibold">Buy {name}</Dialog.Title>
          <Dialog.Description>The price is taken from your credits.</Dialog.Description>
          <Dialog.Close onClick={() => toast.success('Bought')}>Confirm</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function HintTooltip({ text, children }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="rounded bg-slate-900 px-2 py-1 text-xs text-white">
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
