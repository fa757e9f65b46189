import { env } from '@/config/env';
import { buttonClass } from '@/ui/button';

/** A mail link to support. */
export function SupportLink({ children }: { children: string }) {
  return (
    <a href={`mailto:${env().supportEmail}`} className={buttonClass({ variant: 'link' })}>
      {children}
    </a>
  );
}
