import { useEffect, useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { useIsLate } from '@/lib/react/use-is-late';
import { buttonClass } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';

export interface EmbeddedFormProps {
  /** URL of the form, on another origin: a form of this origin could remove its sandbox. */
  src: string;
  /** The accessible name of the form. */
  title: string;
  /** The provider's script, which adapts the height of the frame; the form works without it. */
  scriptSrc: string;
}

/** A form that is not loaded after this time may be blocked by an extension, network or server. */
const LOAD_WITHIN_MS = 8_000;

/**
 * The permissions that the form needs: its origin for cookies and storage, which card providers
 * require, and popups for links to its terms. It can't navigate the portal, open `alert()` or
 * download files.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/**
 * A form of another provider in a sandboxed frame. Browsers fire no event for a blocked frame, so a
 * link to the form is always shown, and an alert with it if the frame is not loaded in time.
 */
export function EmbeddedForm({ src, title, scriptSrc }: EmbeddedFormProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isLate = useIsLate(LOAD_WITHIN_MS, !isLoaded);

  useEffect(() => loadScript(scriptSrc), [scriptSrc]);

  return (
    <>
      {isLate && (
        <Alert tone="warn" title="The form does not load" className="mb-4">
          <p>Your browser or network may be blocking it. It works in a tab of its own.</p>
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', className: 'mt-3' })}
          >
            <Icon of={ExternalLink} size={16} />
            <span>Open the form in a new tab</span>
          </a>
        </Alert>
      )}
      <div className="relative">
        {!isLate && !isLoaded && (
          <Spinner className="absolute inset-x-0 top-0 py-2">Loading the form...</Spinner>
        )}
        <iframe
          src={src}
          title={title}
          sandbox={SANDBOX}
          // The provider may check the embedding origin; path and query are not sent.
          referrerPolicy="strict-origin"
          onLoad={() => setIsLoaded(true)}
          className="block h-[560px] w-full"
        />
      </div>
      {!isLate && (
        <p className="mt-3 text-muted">
          <span>Can't see the form?</span>{' '}
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

const addedSources = new Set<string>();

/** Adds a script to the page once; after a failed load the next call adds it again. */
function loadScript(src: string): void {
  if (addedSources.has(src)) return;
  addedSources.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    addedSources.delete(src);
  });
  document.head.append(script);
}
