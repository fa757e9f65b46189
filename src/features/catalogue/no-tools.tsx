import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyPanel, ErrorPanel } from '@/ui/panels';

export interface NoToolsProps {
  /** No tool matches the filters, the catalogue is empty, or it could not be loaded. */
  reason: 'no-match' | 'empty' | 'failed';
  /** Clears every filter. */
  onClear: () => void;
}

/** The panel in place of the cards when there are none (docs/product/catalogue.md#explore-page). */
export function NoTools({ reason, onClear }: NoToolsProps) {
  if (reason === 'failed') {
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
  if (reason === 'empty') {
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
