import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { check, errorsOf, type FieldErrors, focusFirstError, type Schema } from './field-errors.ts';

type EntryForm<T> = {
  /** What the form must hold: the schema that the server uses too. It may come with the first try. */
  schema: () => Promise<Schema<T>>;
  submit: (data: T) => Promise<unknown>;
  /** Told the words of a refusal that belong to no field, or nothing. */
  onRefused?: (message: string) => void;
};

/**
 * A form of a few plain fields: judged with the server's schema when it is sent, refusals beside their fields, the
 * focus on the first of them. What was typed stays.
 */
export function useEntryForm<T>({ schema, submit, onRefused }: EntryForm<T>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useMutation({
    mutationFn: async (values: Record<string, FormDataEntryValue>) => {
      const typed = check(await schema(), values);
      setErrors(typed.errors ?? {});
      if (!typed.data) {
        focusFirstError(ref.current);
        return false;
      }
      await submit(typed.data);
      return true;
    },
    onError: (error, values) => {
      const refused = errorsOf(error, Object.keys(values));
      setErrors(refused);
      onRefused?.(refused.form ?? '');
      focusFirstError(ref.current);
    },
  });
  return {
    ref,
    errors,
    isPending: send.isPending,
    /** It was taken, and nothing was sent since. */
    isDone: send.data === true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!send.isPending) send.mutate(Object.fromEntries(new FormData(event.currentTarget)));
    },
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
