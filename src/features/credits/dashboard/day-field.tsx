import { useState } from 'react';
import { TextField } from '@/ui/text-field';

/** Years that nobody means are steps on the way to one: 0002, 0020, 0202, 2026. */
const EARLIEST = '1970';

/**
 * A day of the calendar, `YYYY-MM-DD`. A date that is still being typed stays in the field.
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
  const [draft, setDraft] = useState({ for: value, text: value ?? '' });
  if (draft.for !== value) setDraft({ for: value, text: value ?? '' });

  return (
    <TextField
      type="date"
      label={label}
      value={draft.text}
      max="9999-12-31"
      className={className}
      onChange={({ target: { value: text } }) => {
        const isUsable = text === '' || text >= EARLIEST;
        setDraft({ for: isUsable ? text || null : value, text });
        if (isUsable) onChange(text || null);
      }}
    />
  );
}
