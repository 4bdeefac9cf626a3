import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { erasePerson } from '../../../data/office-people.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import * as css from './person.css.ts';

/** Erases a person once their email address was typed. */
export function ErasureForm({ userId, emailId }: { userId: string; emailId: string }) {
  const changed = useOfficeChanged();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const [reason, setReason] = useState('');
  const erase = useMutation({
    mutationFn: () => erasePerson(userId, { emailId, reason }),
    onSuccess: async () => {
      await navigate({ to: '/office/people' });
      await changed('Person erased.');
    },
  });
  return (
    <form
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure && !erase.isPending) erase.mutate();
      }}
    >
      <Text>
        It happens at once and cannot be undone. They are signed out everywhere. Nobody is mailed: tell them
        yourself that it is done.
      </Text>
      <TextInput
        label="Reason"
        hint="For the log, which stays: name nobody in it."
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TypedName
        name={emailId}
        onChange={(isTyped) => {
          if (!erase.isPending) erase.reset();
          setSure(isTyped);
        }}
      />
      <ErrorBanner error={erase.error} />
      <div>
        <Button type="submit" variant="danger" disabled={!isSure} loading={erase.isPending}>
          Erase this person
        </Button>
      </div>
    </form>
  );
}
