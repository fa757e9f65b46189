import { useRef, useState, type ChangeEvent } from 'react';

/**
 * The text fields of a form. They are uncontrolled, because some password managers set the value of
 * an input without an event: a controlled input would lose it in the next render.
 */
export function useFields<Values extends Record<keyof Values, string>>(initial: Values) {
  const [typed, setTyped] = useState(initial);
  const inputs = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});

  return {
    /** The values as far as the inputs have fired events, for hints. */
    typed,
    /** The values in the inputs, which count when the form is submitted. */
    read: (): Values => {
      const values: Partial<Record<keyof Values, string>> = {};
      for (const name in initial) values[name] = inputs.current[name]?.value ?? typed[name];
      return values as Values;
    },
    fillIn: (values: Values) => {
      for (const name in values) {
        const input = inputs.current[name];
        if (input) input.value = values[name];
      }
      setTyped(values);
    },
    focus: (name: keyof Values) => inputs.current[name]?.focus(),
    /** The props of an input. @param onEdit called when the member has edited it */
    propsOf: <Name extends keyof Values & string>(name: Name, onEdit: (name: Name) => void) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      name,
      defaultValue: initial[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped({ ...typed, [name]: event.target.value });
        onEdit(name);
      },
    }),
  };
}
