import { useId, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from './button';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A password that its owner can read while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'id' | 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      id={id}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          // Not named Password, which is the field. Several stand in one form: its label describes.
          label={shown ? 'Hide characters' : 'Show characters'}
          aria-describedby={`${id}-label`}
          icon={shown ? EyeOff : Eye}
          aria-pressed={shown}
          className="text-muted"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
