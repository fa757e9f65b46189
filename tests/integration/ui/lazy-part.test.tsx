import { StrictMode, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '@/lib/browser/reload-page';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';
import { lazyPart } from '@/ui/lazy-part';
import { setupUser } from '../../helpers/user';

const reload = vi.fn();
const user = setupUser();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { pathname: '/explore', reload });
  vi.spyOn(console, 'error').mockReturnValue();
});

const Chart = () => <p>The chart</p>;
const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/chart-Bx3.js');

/** A part whose import fails a number of times and then resolves. */
function chartPart(failures: number) {
  const load = vi.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw GONE;
    return Chart;
  });
  const Part = lazyPart(load, {
    fallback: () => 'Loading the chart...',
    failure: (_, retry) => (
      <button type="button" onClick={retry}>
        Try Again
      </button>
    ),
  });
  return { Part, load };
}

test('a lazy part that has been preloaded renders synchronously', async () => {
  const { Part } = chartPart(0);
  await Part.load();
  render(<Part />);
  expect(screen.getByText('The chart')).toBeInTheDocument();
});

test('a lazy part shows its fallback until it has loaded, and is loaded once', async () => {
  const { Part, load } = chartPart(0);
  render(
    <StrictMode>
      <Part />
      <Part />
    </StrictMode>,
  );
  expect(screen.getAllByText(/Loading the chart/)).not.toHaveLength(0);
  expect(await screen.findAllByText('The chart')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('a lazy part whose code failed to load is loaded when it is rendered again', async () => {
  const { Part } = chartPart(2);
  await expect(Part.load()).rejects.toThrow(ChunkError);
  const first = render(<Part />);
  await screen.findByRole('button', { name: 'Try Again' });
  first.unmount();
  render(<Part />);
  expect(await screen.findByText('The chart')).toBeInTheDocument();
});

test('a lazy part whose code fails to load shows the failure, whose retry reloads the page when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Part } = chartPart(1);
  render(<Part />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  await user.click(retry);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await user.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

let isBroken = false;

function PlansDialog({ open }: DialogControl) {
  if (open && isBroken) throw new Error('broken');
  return open && <p>The plans</p>;
}

function openDialog(load: () => Promise<typeof PlansDialog>) {
  const failure = 'The plans could not be opened.';
  const Lazy = lazyDialog<DialogControl>(load, { size: 'md', failure });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Lazy open={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  }
  render(<Page />);
  return user.click(screen.getByRole('button', { name: 'Open' }));
}

test('a lazy dialog is not loaded before it opens', async () => {
  const load = vi.fn(async () => PlansDialog);
  const opened = openDialog(load);
  expect(load).not.toHaveBeenCalled();
  await opened;
  expect(await screen.findByText('The plans')).toBeInTheDocument();
});

test('a lazy dialog shows a loading text immediately, and Escape closes it', async () => {
  await openDialog(() => new Promise(() => undefined));
  expect(screen.getByRole('dialog', { name: 'Loading...' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a lazy dialog whose code fails to load shows an error, and Try Again reloads the page', async () => {
  await openDialog(() => Promise.reject(GONE));
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be opened.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lazy dialog that throws shows an error, and Try Again renders it again', async () => {
  isBroken = true;
  await openDialog(async () => PlansDialog);
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be opened.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('The plans')).toBeInTheDocument();
});
