import { useId, type ReactNode } from 'react';
import { cardClass } from '@/ui/card';

/** A card beside the text of the profile. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h2 id={titleId} className="text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
