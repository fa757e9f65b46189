import { StrictMode, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start-app';
import type { DocumentsDialogProps } from '@/features/onboarding/documents/documents-dialog';
import { LazyDocuments } from '@/features/onboarding/lazy-dialogs';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { useUser } from '@/resources/session/queries';
import { Toaster } from '@/ui/feedback/toaster';
import { setupMockApi } from '@mock-api/node';
import { findFileInput } from '../../../helpers/files';
import { setupUser } from '../../../helpers/user';

const mockApi = setupMockApi();

const MAYA = 'maya@lindqvistcoaching.com';
export const JONAS = 'jonas@weberwerk.com';

type Callbacks = Pick<DocumentsDialogProps, 'onEditAnswers' | 'onViewProfile'>;

/** A page with the member's answers, and the button that opens the dialog, as Forward does. */
function Page({ isIncomplete, callbacks }: { isIncomplete: boolean; callbacks: Callbacks }) {
  const [open, setOpen] = useState(false);
  const record = useQuery(onboardingRecordQuery);
  return (
    <main>
      <button type="button" onClick={() => setOpen(!open)}>
        Toggle
      </button>
      <p>{`Core message: ${record.data?.answers.coreMessage ?? 'unknown'}`}</p>
      <LazyDocuments
        open={open}
        onOpenChange={setOpen}
        isIncomplete={isIncomplete}
        {...callbacks}
      />
    </main>
  );
}

function Root(props: React.ComponentProps<typeof Page>) {
  return useUser() ? <Page {...props} /> : <p>Signed out</p>;
}

const TITLE = 'Generate Your Business Profile';
export const dialog = () => within(screen.getByRole('dialog', { name: TITLE }));

/** Opens the dialog on a page of a signed-in member. */
export async function openDocuments({
  as = MAYA,
  isIncomplete = false,
}: { as?: string; isIncomplete?: boolean } = {}) {
  mockApi.signIn(as);
  window.history.pushState(null, '', '/profile');
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  const callbacks = {
    onEditAnswers: vi.fn<Callbacks['onEditAnswers']>(),
    onViewProfile: vi.fn<Callbacks['onViewProfile']>(),
  };
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Root isIncomplete={isIncomplete} callbacks={callbacks} />
        </BrowserRouter>
      </QueryClientProvider>
      <Toaster />
    </StrictMode>,
  );
  // Files that the input's `accept` excludes can be dropped, and chosen in some file pickers.
  const user = setupUser({ applyAccept: false });
  /** Opens or closes the dialog from outside, as Forward and Back do. */
  const toggle = async () => {
    const button = await screen.findByRole('button', { name: 'Toggle', hidden: true });
    act(() => button.click());
  };
  await toggle();
  await screen.findByRole('dialog', { name: TITLE });
  return {
    ...callbacks,
    user,
    queryClient,
    toggle,
    choose: (...files: File[]) => user.upload(findFileInput(), files),
    submit: () => user.click(dialog().getByRole('button', { name: /^Submit/ })),
  };
}

/** A file that reports a size without having the content. @param size in bytes */
export function makeFile(name: string, size = 1000): File {
  return Object.defineProperty(new File(['Some text'], name, { lastModified: 1 }), 'size', {
    value: size,
  });
}

/** Files with different names. */
export function makeFiles(count: number, prefix = 'Notes'): File[] {
  return Array.from({ length: count }, (_, index) => makeFile(`${prefix} ${index + 1}.pdf`));
}

/** The names in one of the dialog's lists. */
export function namesIn(list: 'Chosen files' | 'Uploaded files'): (string | null)[] {
  const region = dialog().queryByRole('region', { name: list });
  return region
    ? within(region)
        .queryAllByRole('listitem')
        .map((row) => row.querySelector('bdi')?.textContent ?? null)
    : [];
}

/** The number of requests to a path. */
export const countRequests = (path: string) =>
  mockApi.calls().filter((call) => call.path === path).length;
