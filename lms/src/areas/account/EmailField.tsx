import { TextInput } from '@plinth/ui/TextInput';

/** The address that someone signs in with. */
export const EmailField = ({ error }: { error: string | null }) => (
  <TextInput label="E-mail" name="emailId" type="email" autoComplete="username" required error={error} />
);
