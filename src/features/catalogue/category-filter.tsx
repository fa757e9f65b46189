import { CATEGORIES } from '@/resources/tools/categories';
import { Chip, ChipRow } from '@/ui/chip';

/** The chips above the catalogue: All, and one per category (docs/product/catalogue.md#categories). */
export function CategoryFilter({
  categories,
  onToggle,
  onClear,
}: {
  categories: readonly string[];
  onToggle: (name: string) => void;
  onClear: () => void;
}) {
  return (
    <ChipRow label="Categories">
      <Chip pressed={categories.length === 0} onClick={onClear}>
        All
      </Chip>
      {CATEGORIES.map(({ name, hue }) => (
        <Chip
          key={name}
          hue={hue}
          pressed={categories.includes(name)}
          onClick={() => onToggle(name)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
