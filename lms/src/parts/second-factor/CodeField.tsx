import { TextInput } from '@plinth/ui/TextInput';

type CodeFieldProps = {
  error: string | null;
  /** Recovery codes have letters, and no keyboard of digits writes them. */
  isRecovery?: boolean;
};

/** The field of a code; a phone offers the one that has just come. */
export const CodeField = ({ error, isRecovery = false }: CodeFieldProps) => (
  <TextInput
    key={String(isRecovery)}
    label={isRecovery ? 'Recovery code' : 'Code'}
    name="code"
    autoComplete={isRecovery ? 'off' : 'one-time-code'}
    autoCapitalize="none"
    spellCheck={false}
    inputMode={isRecovery ? 'text' : 'numeric'}
    required
    hint={
      isRecovery ? 'Twelve letters and digits; each works once.' : 'Six digits from your authenticator app.'
    }
    error={error}
  />
);
