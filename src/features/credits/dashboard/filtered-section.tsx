import { useId, type ReactNode } from 'react';
import { SegmentedControl, type SegmentedControlProps } from '@/ui/form/segmented-control';

interface FilteredSectionProps<Filter extends string> extends SegmentedControlProps<Filter> {
  title: string;
  className: string;
  children: ReactNode;
}

/** A list under its heading, with its filter beside the heading, or below it on phones. */
export function FilteredSection<Filter extends string>({
  title,
  className,
  children,
  ...filter
}: FilteredSectionProps<Filter>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch max-sm:gap-3">
        <h3 id={titleId} className="text-16 font-semibold">
          {title}
        </h3>
        <SegmentedControl {...filter} />
      </div>
      {children}
    </section>
  );
}
