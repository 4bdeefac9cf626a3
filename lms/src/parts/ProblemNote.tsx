import { Text } from '@plinth/ui/Text';

/** Announces why something failed, in small type beside it; without a text, nothing. */
export const ProblemNote = ({ text }: { text: string | null | undefined }) =>
  text && (
    <div role="alert">
      <Text size="s" tone="error">
        {text}
      </Text>
    </div>
  );
