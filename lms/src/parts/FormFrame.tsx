import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import type { FormState } from '@plinth/ui/forms/use-form';
import { type ReactNode, useEffect } from 'react';

type FormFrameProps = {
  form: FormState;
  className: string;
  id?: string;
  label?: string | undefined;
  /** Its first field gets the keyboard when the form appears. */
  takesFocus?: boolean;
  /** The refusal is said in the form's own way. */
  isRefusalShown?: boolean;
  /** What its one button says, in a row of this class. */
  action?: { label: string; row: string; weight?: 'primary' };
  /** More than one button. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A form with what was refused said aloud under its fields. */
export function FormFrame({
  form: { ref, failure, isBusy, onSubmit },
  className,
  id,
  label,
  takesFocus = false,
  isRefusalShown = false,
  action,
  footer,
  children,
}: FormFrameProps) {
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus, ref]);
  return (
    <form ref={ref} id={id} className={className} noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
      {failure && !isRefusalShown && (
        <Banner tone="error" live="alert">
          {failure.message}
        </Banner>
      )}
      {action && (
        <div className={action.row}>
          <Button type="submit" variant={action.weight} loading={isBusy}>
            {action.label}
          </Button>
        </div>
      )}
      {footer}
    </form>
  );
}
