import type { ReactNode } from 'react';
import { PRODUCT_NAME, RELEASE_LABEL } from '@/lib/product';
import { Logo } from '@/ui/logo';

/**
 * The frame of a guarded page that is not shown, because no member is signed in or the session
 * could not be checked: the bar without what belongs to a member.
 */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="h-(--bar) border-b border-line bg-surface">
        <div className="frame flex h-14.5 sm:h-15 items-center">
          <Logo name={PRODUCT_NAME} release={RELEASE_LABEL} compact />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="frame py-10 outline-none">
        {children}
      </main>
    </>
  );
}
