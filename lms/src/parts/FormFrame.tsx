import { Button } from '@plinth/ui/Button';
import type { FormState } from '@plinth/ui/forms/use-form';
import { type ReactNode, useEffect } from 'react';
import { ErrorBanner } from './ErrorBanner.tsx';

type FormFrameProps = {
  form: FormState;
  className: string;
  id?: string;
  label?: string | undefined;
  /** Whether the form's first field is focused when the form appears. */
  takesFocus?: boolean;
  /** Whether the form shows the refusal in a way of its own. */
  isRefusalShown?: boolean;
  /** The label of its single button, in a row of this class. */
  action?: { label: string; row: string; weight?: 'primary' };
  /** Used for more than one button. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A form that announces a refusal under its fields. */
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
      {!isRefusalShown && <ErrorBanner error={failure} />}
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
