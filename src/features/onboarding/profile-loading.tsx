import { Spinner } from '@/ui/spinner';

/**
 * Shown while the first-run status loads (docs/product/catalogue.md#explore-page); blocks nothing.
 */
export function ProfileLoading() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center">
      <Spinner className="rise rounded-full border border-line bg-surface px-4 py-2 shadow-pop">
        Loading your profile...
      </Spinner>
    </div>
  );
}
