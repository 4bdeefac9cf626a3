import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { moveLearners } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import * as css from '../../list/list.css.ts';
import { useOfficeChange } from '../../list/use-office-change.ts';

type GroupFormProps = {
  cohortId: string;
  userId: string;
  groupId: string | null;
  groups: readonly { groupId: string; title: string }[];
};

/** Moves a learner to another group, and thus to another guide. */
export function GroupForm({ cohortId, userId, groupId, groups }: GroupFormProps) {
  const [chosen, choose] = useState(groupId ?? '');
  const move = useOfficeChange(() => moveLearners(cohortId, [userId], chosen || null), {
    said: 'Moved. The learner and the guides have been notified.',
  });
  return (
    <div className={css.section}>
      <Select
        label="Group"
        value={chosen}
        options={[
          { value: '', label: 'No group' },
          ...groups.map((group) => ({ value: group.groupId, label: group.title })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      <Text secondary>The guide of the group takes over; the learner and both guides are notified.</Text>
      <ErrorBanner error={move.error} />
      <div>
        <Button disabled={chosen === (groupId ?? '')} loading={move.isPending} onClick={() => move.mutate()}>
          Move to this group
        </Button>
      </div>
    </div>
  );
}
