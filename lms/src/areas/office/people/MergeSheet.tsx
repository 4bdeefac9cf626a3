import { normalizeEmail } from '@plinth/domain/fields/email';
import type { PersonFacts } from '@plinth/domain/people/person-facts';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchMergePlan, mergePeople } from '../../../data/office-people.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { MergePreview } from './MergePreview.tsx';
import * as css from './person.css.ts';

/** Merges another account of the same person into this one: choice, preview, then typed confirmation. */
export function MergeSheet({ person: { userId, emailId } }: { person: PersonFacts }) {
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState('');
  const [isSure, setSure] = useState(false);
  const preview = useMutation({ mutationFn: () => fetchMergePlan(userId, normalizeEmail(other)) });
  const merge = useOfficeChange((address: string) => mergePeople(userId, address), {
    said: (_merged, address) => `${address} is merged into ${emailId}.`,
    onDone: () => close(false),
  });
  const plan = preview.data;
  const error = merge.error ?? preview.error;
  const close = (next: boolean) => {
    preview.reset();
    merge.reset();
    setSure(false);
    setOther('');
    setOpen(next);
  };
  return (
    <Dialog
      place="side"
      title="Merge another account into this one"
      description={`This account, ${emailId}, is kept. The other is closed.`}
      open={isOpen}
      // The outcome is shown here.
      onOpenChange={(next) => !merge.isPending && close(next)}
      trigger={<Button>Merge accounts</Button>}
    >
      <form
        className={css.section}
        onSubmit={(event) => {
          event.preventDefault();
          merge.reset();
          setSure(false);
          preview.mutate();
        }}
      >
        <TextInput
          label="Address of the other account"
          type="email"
          required
          value={other}
          onChange={({ target }) => {
            setOther(target.value);
            preview.reset();
          }}
        />
        <Button type="submit" loading={preview.isPending}>
          Show what would happen
        </Button>
      </form>
      {plan && <MergePreview plan={plan} />}
      {plan?.refusals.length === 0 && (
        <form
          className={css.section}
          onSubmit={(event) => {
            event.preventDefault();
            if (isSure) merge.mutate(plan.other.emailId);
          }}
        >
          <Text>
            Both addresses get an email, and the other account is signed out everywhere. This cannot be
            undone.
          </Text>
          <TypedName name={plan.other.emailId} onChange={setSure} />
          <Button type="submit" variant="danger" disabled={!isSure} loading={merge.isPending}>
            Merge the accounts
          </Button>
        </form>
      )}
      <ErrorBanner error={error} />
    </Dialog>
  );
}
