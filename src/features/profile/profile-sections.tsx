import { useId } from 'react';
import { CircleCheck } from 'lucide-react';
import { cx } from '@/lib/cx';
import { shortDay } from '@/lib/dates';
import { profileSections } from '@/resources/onboarding/profile-sections';
import type { ProfileVersion } from '@/resources/onboarding/profile-versions';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from '@/ui/spinner';
import type { ProfileEditor } from './profile-editor';
import { useShownText } from './use-shown-text';

/** The sections of the text that is being written; the last one is not finished. */
export function ProfileSections({ editor }: { editor: ProfileEditor }) {
  const titleId = useId();
  const sections = profileSections(useShownText(editor));
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h3 id={titleId} className="text-16 font-semibold">
        Sections
      </h3>
      <ol role="list" className="mt-2">
        {sections.map((title, index) => {
          const isLast = index === sections.length - 1;
          return (
            <li
              key={index}
              aria-current={isLast ? 'step' : undefined}
              className={cx('flex items-start gap-2.5 py-1.5', isLast && 'font-medium')}
            >
              <span className="mt-0.5 inline-flex shrink-0">
                {isLast ? <SpinnerRing /> : <Icon of={CircleCheck} className="text-positive" />}
              </span>
              <span className="min-w-0">{title}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The note during a generation that the previous version can be restored. */
export function SafeVersion({ version }: { version: ProfileVersion }) {
  return (
    <section className={`${cardClass} p-6 max-sm:p-4`}>
      <p className="text-16 font-semibold">Your version of {shortDay(version.seenAt)} is safe</p>
      <p className="mt-1 text-muted">
        Stop keeps what has been written. You can restore the previous version at any time.
      </p>
    </section>
  );
}
