import { Button, type ButtonProps } from '../Button/Button.tsx';

export type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'disabled'> & {
  form: { isBusy: boolean };
  /** The id of the form, for a button outside of it. */
  formId?: string | undefined;
  label: string;
};

/** The button that sends a form of the kit. */
export const SubmitButton = ({ form: { isBusy }, formId, label, ...look }: SubmitButtonProps) => (
  <Button type="submit" form={formId} loading={isBusy} {...look}>
    {label}
  </Button>
);
