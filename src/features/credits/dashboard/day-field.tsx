import { useState } from 'react';
import { TextField } from '@/ui/text-field';

/** While 2026 is typed, the field's value has the years 0002, 0020 and 0202. */
const MIN_YEAR = '1970';

/**
 * A field for a calendar day, `YYYY-MM-DD`. It reports no date whose year is still being typed.
 * @param props.value `null` for none
 */
export function DayField({
  label,
  value,
  onChange,
  className,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  className?: string;
}) {
  const [draft, setDraft] = useState({ value, text: value ?? '' });
  if (draft.value !== value) setDraft({ value, text: value ?? '' });

  return (
    <TextField
      type="date"
      label={label}
      value={draft.text}
      max="9999-12-31"
      className={className}
      onChange={({ target: { value: text } }) => {
        const isComplete = text === '' || text >= MIN_YEAR;
        setDraft({ value: isComplete ? text || null : value, text });
        if (isComplete) onChange(text || null);
      }}
    />
  );
}
