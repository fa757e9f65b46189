import { CircleCheck } from 'lucide-react';
import { cx } from '@/lib/cx';
import { profileSections } from '@/resources/onboarding/business-profile/profile-sections';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { SideCard } from './side-card';
import type { Profile } from './use-profile';

/** The sections of the text that is being written, of which the last one is not finished. */
export function ProfileSections({ profile: { text, previous } }: { profile: Profile }) {
  const sections = profileSections(text);
  return (
    <>
      {sections.length > 0 && (
        <SideCard title="Sections">
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
        </SideCard>
      )}
      {previous !== null && previous.trim() !== '' && (
        <SideCard title="Your previous version is safe">
          <p className="mt-1 text-muted">
            You can go back to it when the text is written, or when you stop.
          </p>
        </SideCard>
      )}
    </>
  );
}
