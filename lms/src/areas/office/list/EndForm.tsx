import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { type ReactNode, useState } from 'react';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import * as css from './list.css.ts';
import { SheetSection } from './SheetSection.tsx';
import { TypedName } from './TypedName.tsx';
import { useOfficeChange } from './use-office-change.ts';

type EndFormProps = {
  /** What is ended, such as `key`: "End the key". */
  what: string;
  /** Its name, which must be typed first. */
  name: string;
  /** What ending it affects, in full sentences. */
  children: ReactNode;
  end: () => Promise<unknown>;
  /** The message once it has ended. */
  said: string;
  onEnded?: () => void;
};

/** Ends something permanently, after showing what is affected and requiring its name to be typed. */
export function EndForm({ what, name, children, end, said, onEnded }: EndFormProps) {
  const [isSure, setSure] = useState(false);
  const ending = useOfficeChange(end, { said, onDone: () => onEnded?.() });
  return (
    <SheetSection className={css.part} title={`End the ${what}`}>
      <Text secondary>{children}</Text>
      <TypedName name={name} onChange={setSure} />
      <ErrorBanner error={ending.error} />
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
    </SheetSection>
  );
}
