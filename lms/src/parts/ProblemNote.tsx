import { Text } from '@plinth/ui/Text';

type ProblemNoteProps = { text: string | null | undefined; size?: 's' | 'm' };

/** Announces why something failed, beside it, in small type by default; without a text, nothing. */
export const ProblemNote = ({ text, size = 's' }: ProblemNoteProps) =>
  text && (
    <div role="alert">
      <Text size={size} tone="error">
        {text}
      </Text>
    </div>
  );
