import type { ReactNode } from 'react';

/** A section's heading with its filter beside it, or below it on phones. */
export function SectionHead({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch max-sm:gap-3">
      <h3 id={id} className="text-16 font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}
