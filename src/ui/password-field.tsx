import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from './button';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A password that its owner can read while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const action = shown ? 'Hide password' : 'Show password';
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          // Several of them stand in one form: the field's name tells them apart.
          label={props.label === 'Password' ? action : `${action}: ${props.label}`}
          icon={shown ? EyeOff : Eye}
          aria-pressed={shown}
          className="text-muted"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
