import type { MentorLoad } from '@plinth/domain/groups/office-group';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { changeMentor } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';
import { mentorOptions } from './load-text.ts';

type MentorSheetProps = {
  cohortId: string;
  role: MentorRole;
  title: string;
  /** The mentor to be replaced; null if one is added. */
  outgoing: MentorLoad | null;
  others: readonly MentorLoad[];
  onClose: () => void;
};

/** Assigns a mentor to a cohort, replaces an assigned one, or ends the assignment. */
export function MentorSheet({ cohortId, role, title, outgoing, others, onClose }: MentorSheetProps) {
  const [successorId, setSuccessorId] = useState('');
  const change = useOfficeChange(
    (successor: string | null) =>
      changeMentor(cohortId, { role, userId: outgoing?.userId ?? null, successorId: successor }),
    {
      said: ({ groups, queries, sessions, interviews }) =>
        outgoing
          ? `Done. Handed over: groups ${groups}, queries ${queries}, sessions ${sessions}, interviews ${interviews}.`
          : `The cohort has its ${title}.`,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      title={outgoing ? `Replace ${outgoing.name}` : `Assign a ${title}`}
      open
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          {outgoing && (
            <Button loading={change.isPending} onClick={() => change.mutate(null)}>
              End without a successor
            </Button>
          )}
          <Button
            variant="primary"
            disabled={successorId === ''}
            loading={change.isPending}
            onClick={() => change.mutate(successorId)}
          >
            {outgoing ? 'Replace' : 'Assign'}
          </Button>
        </>
      }
    >
      <div className={css.page}>
        <Select
          label={outgoing ? 'Successor' : `New ${title}`}
          placeholder="Choose someone"
          value={successorId}
          options={mentorOptions(others)}
          onChange={({ target }) => setSuccessorId(target.value)}
        />
        <Text secondary>
          {outgoing
            ? 'Groups, open hand-ins, open queries, interviews whose feedback is not closed, and the sessions and interviews to come go to the successor. What is done, and the earnings from it, stay. Both are notified, and so are the learners of their groups.'
            : 'They are notified.'}
        </Text>
        <ErrorBanner error={change.error} />
      </div>
    </Dialog>
  );
}
