import { env } from '@/config/env';
import { buttonClass } from '@/ui/button';

/** Mail to the support mailbox. */
export function SupportLink({ children }: { children: string }) {
  return (
    <a href={`mailto:${env().supportEmail}`} className={buttonClass({ variant: 'link' })}>
      {children}
    </a>
  );
}
