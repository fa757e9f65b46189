import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedControl } from '@/ui/form/segmented-control';
import { TabPanel, Tabs } from '@/ui/tabs';

const TABS = [
  { value: 'history', label: 'Credit History' },
  { value: 'transactions', label: 'Transaction History' },
  { value: 'costs', label: 'Platform Costs' },
] as const;

type Tab = (typeof TABS)[number]['value'];

function Usage({ start }: { start: Tab }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Tabs label="Credit usage" idBase="usage" tabs={TABS} value={open} onChange={setOpen} />
      <TabPanel idBase="usage" value={open}>
        <button type="button">{open}</button>
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a tab and its panel are linked, and one tab is in the tab order', async () => {
  render(<Usage start="transactions" />);
  expect(tab('Transaction History')).toHaveAttribute('aria-selected', 'true');
  const panel = screen.getByRole('tabpanel', { name: 'Transaction History' });
  expect(tab('Transaction History')).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  expect(tab('Transaction History')).toHaveFocus();
  await userEvent.tab();
  expect(within(panel).getByRole('button')).toHaveFocus();
});

/** Tabs with links to two of them. */
function WithLinks({ keepsFocus = false }: { keepsFocus?: boolean }) {
  const [open, setOpen] = useState<Tab>('history');
  return (
    <>
      <Tabs label="Credit usage" idBase="usage" tabs={TABS} value={open} onChange={setOpen} />
      {(['costs', 'history'] as const).map((value) => (
        <button
          key={value}
          onMouseDown={(event) => keepsFocus && event.preventDefault()}
          onClick={() => setOpen(value)}
        >
          Show {value}
        </button>
      ))}
    </>
  );
}

test('when Back or a link changes the tab while a tab has the focus, the focus moves to the selected tab', async () => {
  render(<WithLinks keepsFocus />);
  await userEvent.click(tab('Transaction History'));
  await userEvent.click(screen.getByRole('button', { name: 'Show costs' }));
  expect(tab('Platform Costs')).toHaveFocus();
  expect(tab('Platform Costs')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Show history' }));
  expect(tab('Credit History')).toHaveFocus();
});

test('after a link has changed the tab, Shift+Tab reaches the selected tab, and a focus that returns to the tab before does not open that', async () => {
  render(<WithLinks />);
  await userEvent.click(tab('Transaction History'));
  await userEvent.click(screen.getByRole('button', { name: 'Show costs' }));
  await userEvent.tab({ shift: true });
  expect(tab('Platform Costs')).toHaveFocus();
  act(() => {
    screen.getByRole('button', { name: 'Show costs' }).focus();
    tab('Transaction History').focus();
  });
  expect(tab('Platform Costs')).toHaveAttribute('aria-selected', 'true');
});

test('a segmented control is a group of radio buttons with their counts', async () => {
  function Filter() {
    const [value, setValue] = useState<'active' | 'all'>('active');
    return (
      <SegmentedControl
        label="Stacks"
        value={value}
        onChange={setValue}
        options={[
          { value: 'active', label: 'Active', count: 4 },
          { value: 'all', label: 'All', count: 7 },
        ]}
      />
    );
  }
  render(<Filter />);
  expect(screen.getByRole('radiogroup', { name: 'Stacks' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Active 4' })).toBeChecked();
  await userEvent.click(screen.getByText('All', { exact: true }));
  expect(screen.getByRole('radio', { name: 'All 7' })).toBeChecked();
});
