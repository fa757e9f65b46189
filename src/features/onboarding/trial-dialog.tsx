import { env } from '@/config/env';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { EmbeddedForm } from '@/ui/form/embedded-form';

const FORM = '90-day Free Trial Activation';

/**
 * The trial form (docs/product/onboarding.md#trial-form). It reports nothing to the page, so the
 * caller refetches the first-run status when it closes.
 */
export function TrialDialog({ open, onOpenChange }: DialogControl) {
  const { trialFormUrl, formScriptUrl } = env();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="upload"
      title="Complete Your Setup"
      eyebrow={FORM}
      description="This form is required to activate your account."
      footer={
        // The primary action is the form's own.
        <Button variant="secondary" className="ml-auto" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <EmbeddedForm src={trialFormUrl} title={FORM} scriptSrc={formScriptUrl} />
    </Dialog>
  );
}
