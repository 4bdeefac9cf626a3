import { Banner } from '@plinth/ui/Banner';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

type FormFrameProps<Typed> = {
  /** What would be sent, or null while something about it is wrong. */
  typed: Typed | null;
  send: Pick<UseMutationResult<unknown, Error, Typed>, 'mutate' | 'isPending' | 'error'>;
  /** Told of each try, for a form that says what is wrong from the first one on. */
  onTry?: (() => void) | undefined;
  className: string;
  id?: string;
  label?: string | undefined;
  /** Its first field gets the keyboard when the form appears. */
  takesFocus?: boolean;
  /** The refusal is said in the form's own way. */
  isRefusalShown?: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** A form that keeps what is typed: sent once at a time, refused aloud, the keyboard at the first fault. */
export function FormFrame<Typed>({
  typed,
  send,
  onTry,
  className,
  id,
  label,
  takesFocus = false,
  isRefusalShown = false,
  foot,
  children,
}: FormFrameProps<Typed>) {
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (fields: string) => form.current?.querySelector<HTMLElement>(fields)?.focus();
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={form}
      id={id}
      className={className}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onTry?.();
        // The messages stand there with the next drawing.
        if (typed === null) requestAnimationFrame(() => focusOn('[aria-invalid=true]'));
        else if (!send.isPending) send.mutate(typed);
      }}
    >
      {children}
      {send.error && !isRefusalShown && (
        <Banner tone="error" live="alert">
          {send.error.message}
        </Banner>
      )}
      {foot}
    </form>
  );
}
