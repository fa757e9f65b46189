import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyPanel, ErrorPanel } from '@/ui/panels';

export interface CatalogueFallbackProps {
  /** `no-match`: no tool matches the filters; `failed`: the catalogue could not be loaded. */
  reason: 'no-match' | 'empty' | 'failed';
  /** Clears every filter. */
  onClear: () => void;
}

/** The panel that replaces the cards if there are none (docs/product/catalogue.md#explore-page). */
export function CatalogueFallback({ reason, onClear }: CatalogueFallbackProps) {
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
