import { useEffect } from 'react';
import { FolderOpen } from 'lucide-react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { Bar, Meter } from '@/ui/feedback/meter';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { Spinner, SpinnerRing } from '@/ui/feedback/spinner';
import { endToasts, showToast } from '@/ui/feedback/toast';
import { Toaster } from '@/ui/feedback/toaster';
import { ignore, LONG_WORD, SENTENCE, State } from './state';

const TONES = ['danger', 'warn', 'pos', 'info'] as const;

export function Alerts() {
  return TONES.map((tone) => (
    <State wide key={tone} name={tone}>
      <div className="space-y-3">
        <Alert tone={tone}>One line.</Alert>
        <Alert tone={tone} title="With a title" onDismiss={ignore}>
          {SENTENCE} {LONG_WORD}
        </Alert>
        <Alert tone={tone} action={<Button variant="link">Try Again</Button>}>
          {SENTENCE}
        </Alert>
      </div>
    </State>
  ));
}

const query = { isFetching: true, refetch: () => Promise.resolve() };

export function EmptyPanels() {
  return (
    <>
      <State wide name="in a card">
        <EmptyPanel
          level={3}
          icon={FolderOpen}
          title="No outputs yet"
          text={SENTENCE}
          action={<Button variant="secondary">Explore tools</Button>}
        />
      </State>
      <State wide name="bare">
        <EmptyPanel bare level={3} icon={FolderOpen} title="No outputs yet" text={LONG_WORD} />
      </State>
    </>
  );
}

export function ErrorPanels() {
  return (
    <>
      <State wide name="while the retry is in flight">
        <ErrorPanel level={3} text={SENTENCE} action={<RetryButton query={query} />} />
      </State>
      <State wide name="bare, with a title">
        <ErrorPanel bare level={3} title="The history did not load" text={LONG_WORD} />
      </State>
    </>
  );
}

const METERS = [
  ['green', 0],
  ['green', 49],
  ['yellow', 50],
  ['red', 100],
] as const;

export function Meters() {
  return (
    <>
      {METERS.map(([tone, value]) => (
        <Meter
          key={value}
          tone={tone}
          value={value}
          max={100}
          label={`Usage at ${value} percent`}
          valueText={`${value} of 100 used`}
          aside={`${value}%`}
        />
      ))}
      <Meter tone="green" value={5} max={0} label="Invalid usage" valueText="Without a maximum" />
      <Meter value={3} max={8} label="Progress" valueText="3 of 8 answered" />
      <State wide name="bar without text">
        <Bar label="Upload" percent={60} />
      </State>
    </>
  );
}

export function Skeletons() {
  return (
    <SkeletonGroup label="Loading..." className="max-w-md space-y-4">
      <Skeleton className="h-10 rounded-control" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="size-9 rounded-full" />
    </SkeletonGroup>
  );
}

export function Spinners() {
  return (
    <>
      <State name="with a text">
        <Spinner>Loading your outputs...</Spinner>
      </State>
      <State name="without text">
        <SpinnerRing className="text-brand" />
      </State>
    </>
  );
}

export function Toasts() {
  useEffect(() => {
    showToast('success', 'Saved');
    showToast('error', SENTENCE);
    showToast('info', 'Removed', { action: { label: 'Undo', onPress: ignore } });
    showToast('loading', 'Uploading...');
    return endToasts;
  }, []);
  return (
    <>
      <p>Toasts of each kind are shown at the top right.</p>
      <Toaster />
    </>
  );
}
