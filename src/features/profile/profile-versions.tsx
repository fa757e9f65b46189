import { useId, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { dateFormatter } from '@/lib/intl';
import { isTextStored } from '@/resources/onboarding/profile-text';
import type { ProfileVersion } from '@/resources/onboarding/profile-versions';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { showToast } from '@/ui/toast';
import type { ProfileEditorState } from './generation-alert';
import { useShownText } from './use-shown-text';

const ORIGIN_LABELS: Record<ProfileVersion['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by you',
  stored: 'Saved in your account',
};

const formatTime = dateFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * The last versions of the profile on this device, which can be viewed and restored
 * (docs/product/generated-profile.md#versions). Renders nothing without another version.
 */
export function ProfileVersions({ editor, versions, addText }: ProfileEditorState) {
  const titleId = useId();
  const [opened, setOpened] = useState<ProfileVersion | null>(null);
  const current = useShownText(editor);
  const isCurrent = ({ text }: ProfileVersion) => isTextStored(text, current);
  if (versions.every(isCurrent)) return null;

  function restore({ text, seenAt }: ProfileVersion) {
    // Unsaved text becomes a version, so that it can be restored too.
    addText(editor.text(), 'edited');
    editor.setText(text);
    setOpened(null);
    showToast('success', `The version of ${formatTime(seenAt)} is restored.`);
  }

  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h3 id={titleId} className="text-16 font-semibold">
        Versions
      </h3>
      <p className="text-muted">The last five texts on this device.</p>
      <ul role="list" className="mt-2 divide-y divide-line">
        {versions.map((version) => {
          const date = formatTime(version.seenAt);
          return (
            <li key={version.seenAt} className="flex min-h-16 items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="num font-medium">{date}</p>
                <p className="text-12 text-muted">{ORIGIN_LABELS[version.origin]}</p>
              </div>
              {isCurrent(version) ? (
                <Badge tone="pos">Current</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`View the version of ${date}`}
                  onClick={() => setOpened(version)}
                >
                  View
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {opened && (
        <VersionDialog
          text={opened.text}
          title={formatTime(opened.seenAt)}
          origin={ORIGIN_LABELS[opened.origin]}
          onRestore={() => restore(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** An earlier version of the profile, which can be restored. */
function VersionDialog({
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
