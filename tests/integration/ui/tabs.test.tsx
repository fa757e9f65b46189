import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from '@/ui/tabs';

const TABS = [
  { value: 'history', label: 'Credit History' },
  { value: 'transactions', label: 'Transaction History' },
  { value: 'costs', label: 'Platform Costs' },
] as const;

/** Tabs with links to two of them, which leave the focus where it is if `keepsFocus` is set. */
function Usage({ keepsFocus = false }: { keepsFocus?: boolean }) {
  const [open, setOpen] = useState<(typeof TABS)[number]['value']>('history');
  return (
    <>
      <Tabs label="Credit usage" idBase="usage" tabs={TABS} value={open} onChange={setOpen} />
      <TabPanel idBase="usage" value={open}>
        {(['costs', 'history'] as const).map((value) => (
          <button
            key={value}
            onMouseDown={(event) => keepsFocus && event.preventDefault()}
            onClick={() => setOpen(value)}
          >
            Show {value}
          </button>
        ))}
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const link = (name: string) => screen.getByRole('button', { name: `Show ${name}` });

test('a tab and its panel are linked, and Tab moves from the selected tab to the first control of the panel', async () => {
  render(<Usage />);
  await userEvent.click(tab('Transaction History'));
  expect(tab('Transaction History')).toHaveAttribute('aria-selected', 'true');
  const panel = screen.getByRole('tabpanel', { name: 'Transaction History' });
  expect(tab('Transaction History')).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  expect(within(panel).getAllByRole('button')[0]).toHaveFocus();
});

test('when Back or a link changes the tab while a tab has the focus, the focus moves to the selected tab', async () => {
  render(<Usage keepsFocus />);
  await userEvent.click(tab('Transaction History'));
  await userEvent.click(link('costs'));
  expect(tab('Platform Costs')).toHaveFocus();
  expect(tab('Platform Costs')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(link('history'));
  expect(tab('Credit History')).toHaveFocus();
});

test('after a link has changed the tab, Shift+Tab reaches the selected tab, and a focus that returns to the tab before does not open that', async () => {
  render(<Usage />);
  await userEvent.click(tab('Transaction History'));
  await userEvent.click(link('costs'));
  await userEvent.tab({ shift: true });
  expect(tab('Platform Costs')).toHaveFocus();
  act(() => {
    link('costs').focus();
    tab('Transaction History').focus();
  });
  expect(tab('Platform Costs')).toHaveAttribute('aria-selected', 'true');
});
