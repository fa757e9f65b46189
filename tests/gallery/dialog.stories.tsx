import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { TextField } from '@/ui/form/text-field';
import { ignore, SENTENCE } from './state';

export function Dialogs() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="md"
        title="Change Password"
        description={SENTENCE}
        footer={<Button block>Update Password</Button>}
      >
        <TextField label="Password" />
      </Dialog>
    </>
  );
}

export function WizardDialog() {
  return (
    <Dialog
      open
      onOpenChange={ignore}
      size="wizard"
      eyebrow="Step 2 of 6"
      title="Your business"
      rail={<p>The steps</p>}
      footer={
        <>
          <Button variant="secondary">Back</Button>
          <Button className="ml-auto">Next</Button>
        </>
      }
    >
      <TextField label="Name of your business" />
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>{SENTENCE}</p>
      ))}
    </Dialog>
  );
}

export function Questions() {
  return (
    <QuestionDialog
      title="Remove the output?"
      description="It cannot be restored."
      cancelLabel="Keep"
      confirmLabel="Remove"
      busyLabel="Removing..."
      onCancel={ignore}
      onConfirm={ignore}
    />
  );
}

const Loading = lazyDialog<DialogControl>(() => new Promise(() => undefined));
const Failed = lazyDialog<DialogControl>(() => Promise.reject(new Error('offline')));

export function LoadingDialog() {
  return <Loading open onOpenChange={ignore} />;
}

export function FailedDialog() {
  return <Failed open onOpenChange={ignore} />;
}
