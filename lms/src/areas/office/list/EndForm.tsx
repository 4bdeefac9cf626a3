import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as css from './list.css.ts';
import { useOfficeChange } from './use-office-change.ts';

type EndFormProps = {
  /** What ends, such as `key`: "End the key". */
  what: string;
  /** What its end touches, in full sentences. */
  children: ReactNode;
  end: () => Promise<unknown>;
  /** What is said once it has ended. */
  said: string;
  onEnded?: () => void;
};

/** Ends something for good; what that touches is said first, and is agreed to. */
export function EndForm({ what, children, end, said, onEnded }: EndFormProps) {
  const changed = useOfficeChange();
  const [isSure, setSure] = useState(false);
  const ending = useMutation({ mutationFn: () => changed(end(), said), onSuccess: () => onEnded?.() });
  return (
    <section className={css.part} aria-label={`End the ${what}`}>
      <Heading level={3} size="s">
        End the {what}
      </Heading>
      <Text size="s" tone="soft">
        {children}
      </Text>
      <Checkbox
        label={`Yes, end this ${what} for good`}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      {ending.error && (
        <Banner tone="error" live="alert">
          {ending.error.message}
        </Banner>
      )}
      <div className={css.actions}>
        <Button
          variant="danger"
          disabled={!isSure}
          loading={ending.isPending}
          onClick={() => ending.mutate()}
        >
          End the {what}
        </Button>
      </div>
    </section>
  );
}
