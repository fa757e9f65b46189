import { RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/lazy-markdown';

/** An earlier version of the profile, which can be restored. */
export function VersionDialog({
  text,
  title,
  origin,
  onRestore,
  onClose,
}: {
  text: string;
  title: string;
  origin: string;
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="upload"
      eyebrow="Business profile"
      title={title}
      description={origin}
      footer={
        <>
          <Button variant="secondary" className="ml-auto" onClick={onClose}>
            Keep current
          </Button>
          <Button onClick={onRestore}>
            <Icon of={RotateCcw} />
            Restore this version
          </Button>
        </>
      }
    >
      <LazyMarkdown level={3}>{text}</LazyMarkdown>
    </Dialog>
  );
}
