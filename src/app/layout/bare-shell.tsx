import type { ReactNode } from 'react';
import { PRODUCT_NAME, RELEASE_LABEL } from '@/lib/product';
import { Logo } from '@/ui/logo';

/** The layout of a guarded page without a member: the bar shows only the logo. */
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
