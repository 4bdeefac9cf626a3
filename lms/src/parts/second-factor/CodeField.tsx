import { TextInput } from '@plinth/ui/TextInput';

type CodeFieldProps = {
  error: string | null;
  /** Recovery codes contain letters, which a numeric keyboard cannot type. */
  isRecovery?: boolean;
};

/** The field for a code; a phone offers the one just received. */
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
