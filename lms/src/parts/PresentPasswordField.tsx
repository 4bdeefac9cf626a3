import { PasswordInput } from '@plinth/ui/PasswordInput';

type PresentPasswordFieldProps = { label?: string; error: string | null };

/** The password that the person has now, which a form sends as `password`. */
export const PresentPasswordField = ({ label = 'Your password', error }: PresentPasswordFieldProps) => (
  <PasswordInput label={label} name="password" autoComplete="current-password" required error={error} />
);
