import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { buttonClass } from '@/ui/button';
import { Logo } from '@/ui/logo';
import { MuralBanner, MuralWall } from './mural';

/** The layout of the login and reset pages: the form, and the mural beside or above it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[96px_1fr] bg-surface sm:grid-rows-[160px_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <MuralBanner />
      <div className="mx-auto flex w-full max-w-[432px] flex-col px-5 pt-6 pb-8 max-[339px]:px-2.5 max-sm:max-w-none sm:py-10">
        <Logo />
        <div className="py-6 sm:my-auto sm:py-8">{children}</div>
        <p className="text-muted">
          <span>Trouble signing in?</span>{' '}
          <a href={`mailto:${env().supportEmail}`} className={buttonClass({ variant: 'link' })}>
            Contact support
          </a>
        </p>
      </div>
      <MuralWall />
    </div>
  );
}
