import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VirtualList } from '@/ui/list/virtual-list';

const ROW_HEIGHT = 50;
const rows = Array.from({ length: 1000 }, (_, index) => `Row ${index + 1}`);
const idOf = (row: string) => row;

test('the rows of a long list have their positions in the whole list, even after it was scrolled', () => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.matches('ul') ? -screen.getByTestId('scroller').scrollTop : 0;
    return { top, height: ROW_HEIGHT } as DOMRect;
  });
  render(
    <div data-testid="scroller" style={{ overflowY: 'auto' }}>
      <VirtualList
        label="Rows"
        items={rows}
        idOf={idOf}
        rowHeight={ROW_HEIGHT}
        setSize={5000}
        rowClassName=""
      >
        {(row) => row}
      </VirtualList>
    </div>,
  );
  const scroller = screen.getByTestId('scroller');
  for (const scrolled of [0, 500]) {
    scroller.scrollTop = scrolled * ROW_HEIGHT;
    fireEvent.scroll(scroller);
    expect(screen.getByText(`Row ${scrolled + 1}`)).toBeVisible();
    for (const row of screen.getAllByRole('listitem')) {
      expect(`Row ${row.getAttribute('aria-posinset')}`).toBe(row.textContent);
      expect(row).toHaveAttribute('aria-setsize', '5000');
    }
    expect(screen.getAllByRole('listitem').length).toBeLessThan(50);
  }
});
