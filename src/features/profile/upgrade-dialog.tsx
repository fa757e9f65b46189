import { Dialog } from '@/ui/dialog';
import { EmbeddedForm } from '@/ui/embedded-form';

export interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The addresses of the form and of its provider's script. */
  src: string;
  scriptSrc: string;
}

const TITLE = 'Upgrade Your Plan';

/** The provider's form for a plan upgrade (docs/product/outputs.md#member-card). */
export function UpgradeDialog({ open, onOpenChange, src, scriptSrc }: UpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLE}
      description="Tell us what you need, and we will set up the plan that fits."
      size="upload"
    >
      <EmbeddedForm src={src} scriptSrc={scriptSrc} title={TITLE} />
    </Dialog>
  );
}
