import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { removeSecondFactor } from '../../../data/staff.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import * as css from './staff.css.ts';

type LostSecondFactorProps = { person: StaffMember; name: string; onDone: () => void };

/** Removes the second factor of a colleague who lost passkeys, phone and codes, after the consequences were shown. */
export function LostSecondFactor({ person: { userId, emailId }, name, onDone }: LostSecondFactorProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useOfficeChange(() => removeSecondFactor(userId), {
    said: `${name} has no second factor any more.`,
    onDone,
  });
  return (
    <section className={css.section}>
      <Heading level={3}>Lost second factor</Heading>
      <Text secondary>
        For a colleague without passkey, phone and recovery codes. All of it ends: {name} is signed out
        everywhere, gets one email to {emailId}, and sets up a new one. Make sure by voice that it really is
        them asking.
      </Text>
      <ErrorBanner error={remove.error} />
      <div className={css.actions}>
        {isAsking ? (
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              Remove it
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>Remove the second factor</Button>
        )}
      </div>
    </section>
  );
}
