import type { ReactNode } from 'react';
import { PRODUCT_NAME, RELEASE_LABEL } from '@/lib/product';
import { Logo } from '@/ui/logo';

/**
 * The frame of a guarded page before anybody is known to be signed in: the bar without what
 * belongs to a member. index.html paints the same frame before this code has arrived.
 */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="h-(--bar) border-b border-line bg-surface">
        <div className="gutter mx-auto flex h-full max-w-[1600px] items-center">
          <Logo name={PRODUCT_NAME} release={RELEASE_LABEL} compact />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="gutter mx-auto max-w-[1280px] py-10 outline-none">
        {children}
      </main>
    </>
  );
}
