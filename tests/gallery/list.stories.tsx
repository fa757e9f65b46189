import { VirtualList } from '@/ui/list/virtual-list';
import { Card } from '@/ui/card';
import { LONG_WORD, State } from './state';

const idOf = (item: string) => item;
const ITEMS = Array.from({ length: 10_000 }, (_, index) => `Transaction ${index + 1}`);

function List({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <VirtualList
      label={label}
      items={items}
      idOf={idOf}
      rowHeight={44}
      rowClassName="border-line py-3 wrap-anywhere not-data-[row='0']:border-t"
    >
      {(item) => item}
    </VirtualList>
  );
}

export function Lists() {
  return (
    <>
      <State wide name="short">
        <Card className="px-6">
          <List label="Short list" items={['One', 'Two', LONG_WORD]} />
        </Card>
      </State>
      <State wide name="10,000 rows, virtualized in an element that scrolls">
        <Card className="h-96 overflow-y-auto px-6" role="group" aria-label="Scrolls" tabIndex={0}>
          <List label="Long list" items={ITEMS} />
        </Card>
      </State>
    </>
  );
}
