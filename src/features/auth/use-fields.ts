import { useRef, useState, type ChangeEvent } from 'react';

/** The values of a form's text fields, and its inputs, which get the focus by their names. */
export function useFields<Values extends Record<keyof Values, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const inputs = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});

  return {
    values,
    setValues,
    focus: (name: keyof Values) => inputs.current[name]?.focus(),
    /** The props of an input. @param onEdit called when the member has edited it */
    propsOf: <Name extends keyof Values & string>(name: Name, onEdit: (name: Name) => void) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.target.value });
        onEdit(name);
      },
    }),
  };
}
