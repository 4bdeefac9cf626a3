import { PASSWORD_MIN } from '@plinth/domain/fields/password';
import { PasswordInput } from '@plinth/ui/PasswordInput';

/** A field for setting a password: the password manager may offer a strong one. */
export const NewPasswordField = ({ label, error }: { label: string; error: string | null }) => (
  <PasswordInput
    label={label}
    name="password"
    autoComplete="new-password"
    hint={`At least ${PASSWORD_MIN} characters.`}
    required
    error={error}
  />
);
