import { useEffect, useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { buttonClass } from './button';
import { loadScript } from './embed-script';
import { Icon } from './icon';
import { Alert } from './notice';
import { Spinner } from './spinner';

export interface EmbeddedFormProps {
  /** Address of the form; a page on another origin, else its sandbox would hold nothing. */
  src: string;
  /** What the form is, for screen readers. */
  title: string;
  /** The provider's script, which fits the frame's height to the form; the form works without it. */
  scriptSrc: string;
}

/** A form that has not arrived by then may be blocked, by a filter or by its own server. */
const LOAD_WITHIN_MS = 8_000;

/**
 * What the form needs to work and no more. Scripts and forms are what it consists of; without its
 * own origin it has neither cookies nor storage, and a card provider refuses it; popups let a link
 * to its terms open. It can't navigate the portal, open dialogs of the browser or download.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/**
 * A form of another provider, inside the page. A browser does not tell a page that a frame was
 * refused, so the way to open the form in a tab of its own is always there; it comes forward when
 * nothing has arrived in time.
 */
export function EmbeddedForm({ src, title, scriptSrc }: EmbeddedFormProps) {
  const [phase, setPhase] = useState<'loading' | 'late' | 'loaded'>('loading');

  useEffect(() => loadScript(scriptSrc), [scriptSrc]);
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('late'), LOAD_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <>
      {phase === 'late' && (
        <Alert tone="warn" title="The form does not load" className="mb-4">
          <p>Your browser or network may be blocking it. It works in a tab of its own.</p>
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', className: 'mt-3' })}
          >
            <Icon of={ExternalLink} size={16} />
            Open the form in a new tab
          </a>
        </Alert>
      )}
      <div className="relative">
        {phase === 'loading' && (
          <Spinner className="absolute inset-x-0 top-0 py-2">Loading the form...</Spinner>
        )}
        <iframe
          src={src}
          title={title}
          sandbox={SANDBOX}
          // The provider may check who embeds it; which page it is and its parameters stay here.
          referrerPolicy="strict-origin"
          onLoad={() => setPhase('loaded')}
          className="block h-[560px] w-full"
        />
      </div>
      {phase !== 'late' && (
        <p className="mt-3 text-muted">
          Can't see the form?{' '}
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'link' })}
          >
            Open it in a new tab
          </a>
        </p>
      )}
    </>
  );
}
