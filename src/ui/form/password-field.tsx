import { useId, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@/ui/button';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A password input with a button that shows its characters. */
export function PasswordField(props: Omit<TextFieldProps, 'id' | 'type' | 'trailing'>) {
  const [isVisible, setIsVisible] = useState(false);
  const id = useId();
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      id={id}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          // The name of the button does not contain "password", which is the name of the field.
          // The field's label describes the button, because a form can have several.
          // The state is in `aria-pressed` alone: a label that changes too would contradict it.
          label="Show characters"
          aria-describedby={`${id}-label`}
          icon={isVisible ? EyeOff : Eye}
          aria-pressed={isVisible}
          className="text-muted"
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  );
}
