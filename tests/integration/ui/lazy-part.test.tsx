import { StrictMode, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError } from '@/lib/browser/reload-page';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';
import { lazyPart } from '@/ui/lazy-part';
import { setupUser } from '../../helpers/user';

const reload = vi.fn();
const user = setupUser();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { pathname: '/explore', reload });
});

const Chart = () => <p>The chart</p>;
const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/chart-Bx3.js');

/** An import that fails a number of times and then resolves. */
function failing(times: number) {
  return vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw GONE;
    return Chart;
  });
}

function chartPart(load: () => Promise<typeof Chart>) {
  return lazyPart(load, {
    fallback: () => 'Loading the chart...',
    failure: (_, retry) => (
      <button type="button" onClick={retry}>
        Try Again
      </button>
    ),
  });
}

test('a lazy part that has been preloaded renders synchronously', async () => {
  const Part = chartPart(failing(0));
  await Part.load();
  render(<Part />);
  expect(screen.getByText('The chart')).toBeInTheDocument();
});

test('a lazy part whose code failed to load is loaded when it is rendered again', async () => {
  const Part = chartPart(failing(1));
  const first = render(<Part />);
  await screen.findByRole('button', { name: 'Try Again' });
  first.unmount();
  render(<Part />);
  expect(await screen.findByText('The chart')).toBeInTheDocument();
});

test('a lazy part shows its fallback until it has loaded, and is loaded once', async () => {
  const load = failing(0);
  const Part = chartPart(load);
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

test('a lazy part whose code fails to load shows the failure, whose retry reloads the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = chartPart(failing(1));
  render(<Part />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

test('a retry while offline does not reload the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = chartPart(failing(1));
  render(<Part />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  await user.click(retry);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await user.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

test('a lazy part whose preload failed is loaded when it renders', async () => {
  const Part = chartPart(failing(1));
  await expect(Part.load()).rejects.toThrow(ChunkError);
  render(<Part />);
  expect(await screen.findByText('The chart')).toBeInTheDocument();
});

describe('a lazy dialog', () => {
  let isBroken = false;
  function Dialog({ open }: DialogControl) {
    if (open && isBroken) throw new Error('broken');
    return open && <p>The plans</p>;
  }
  beforeEach(() => {
    isBroken = false;
  });

  function openDialog(load: () => Promise<typeof Dialog>) {
    const Lazy = lazyDialog<DialogControl>(load, {
      size: 'md',
      failure: 'The plans could not be opened.',
    });
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
    const load = vi.fn(async () => Dialog);
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
    vi.spyOn(console, 'error').mockReturnValue();
    await openDialog(() => Promise.reject(GONE));
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be opened.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lazy dialog that throws shows an error, and Try Again renders it again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    isBroken = true;
    await openDialog(async () => Dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be opened.');
    expect(screen.getByText('Open')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('The plans')).toBeInTheDocument();
  });
});
