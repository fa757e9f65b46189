import { useId, useState } from 'react';
import { dateAndTime } from '@/lib/format/dates';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import type { ProfileVersion } from '@/resources/onboarding/business-profile/profile-versions';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Dialog } from '@/ui/dialog/dialog';
import { showToast } from '@/ui/feedback/toast';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import type { Profile } from './use-profile';

const ORIGINS: Record<ProfileVersion['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by you',
  stored: 'Saved in your account',
};

/**
 * The last versions of the profile on this device, which can be viewed and restored
 * (docs/product/generated-profile.md#versions). Renders nothing without another version.
 */
export function ProfileVersions({
  profile: { text: current, versions, restore },
}: {
  profile: Profile;
}) {
  const titleId = useId();
  const [opened, setOpened] = useState<ProfileVersion | null>(null);
  const isCurrent = ({ text }: ProfileVersion) => isSameText(text, current);
  if (versions.every(isCurrent)) return null;

  function restoreOpened(version: ProfileVersion) {
    restore(version);
    setOpened(null);
    showToast('success', `The version of ${dateAndTime(version.seenAt)} is restored.`);
  }

  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h2 id={titleId} className="text-16 font-semibold">
        Versions
      </h2>
      <p className="text-muted">The last five texts on this device.</p>
      <ul role="list" className="mt-2 divide-y divide-line">
        {versions.map((version, index) => {
          const date = dateAndTime(version.seenAt);
          return (
            <li key={index} className="flex min-h-16 flex-wrap items-center gap-3 py-3">
              <div className="min-w-24 flex-1">
                <p className="num font-medium">{date}</p>
                <p className="text-12 text-muted">{ORIGINS[version.origin]}</p>
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
          version={opened}
          current={current}
          onRestore={() => restoreOpened(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** A version beside the current text, both read-only. */
function VersionDialog({
  version: { text, seenAt, origin },
  current,
  onRestore,
  onClose,
}: {
  version: ProfileVersion;
  current: string;
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      eyebrow="Business profile"
      title={dateAndTime(seenAt)}
      description={ORIGINS[origin]}
      bodyLabel="Texts"
      footer={
        <>
          <Button variant="secondary" className="ml-auto" onClick={onClose}>
            Keep current
          </Button>
          <Button onClick={onRestore}>Restore this version</Button>
        </>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        <VersionText title="This version">{text}</VersionText>
        {current.trim() !== '' && <VersionText title="Current version">{current}</VersionText>}
      </div>
    </Dialog>
  );
}

function VersionText({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 border-b border-line pb-2 font-medium text-muted">{title}</h3>
      <LazyMarkdown level={4}>{children}</LazyMarkdown>
    </section>
  );
}
