import { TextInput } from '@plinth/ui/TextInput';

/** The address a person signs in with. */
export const EmailField = ({ error }: { error: string | null }) => (
  <TextInput label="Email" name="emailId" type="email" autoComplete="username" required error={error} />
);
