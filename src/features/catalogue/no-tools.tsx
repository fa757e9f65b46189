import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyPanel, ErrorPanel } from '@/ui/panels';

export interface NoToolsProps {
  /** None match the filters, there are none at all, or they could not be loaded. */
  why: 'no-match' | 'empty' | 'failed';
  /** Clears every filter. */
  onClear: () => void;
}

/** What stands in the place of the cards when there are none (core specification, section 4). */
export function NoTools({ why, onClear }: NoToolsProps) {
  if (why === 'failed') {
    return (
      <ErrorPanel
        text="Failed to load tools. Try again later."
        action={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (why === 'empty') {
    return (
      <EmptyPanel
        icon={PackageOpen}
        title="No tools available"
        text="Check back later for new tools."
      />
    );
  }
  return (
    <EmptyPanel
      icon={SearchX}
      title="No matching tools found"
      text="Try adjusting your filters or search criteria"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear all filters
        </Button>
      }
    />
  );
}
