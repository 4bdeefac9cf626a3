import type { OfficeGroup } from '@plinth/domain/groups/office-group';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { moveLearners } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';
import { countText } from './load-text.ts';

type MoveBarProps = {
  cohortId: string;
  groups: readonly OfficeGroup[];
  chosen: readonly string[];
  onMoved: () => void;
};

const NONE = 'none';

/** The target group of the ticked learners. */
export function MoveBar({ cohortId, groups, chosen, onMoved }: MoveBarProps) {
  const [target, setTarget] = useState('');
  const move = useOfficeChange(() => moveLearners(cohortId, [...chosen], target === NONE ? null : target), {
    said: ({ moved }) => `${countText(moved, 'learner')} moved. They and their guides are notified.`,
    onDone: onMoved,
  });
  return (
    <section aria-label="Move learners" className={css.page}>
      <div className={css.actions}>
        <Select
          label={`Move ${countText(chosen.length, 'learner')} to`}
          placeholder="Choose a group"
          value={target}
          options={[
            ...groups.map(({ groupId, title, learners, guide }) => ({
              value: groupId,
              label: `${title}: ${countText(learners.length, 'learner')}, ${guide?.name ?? 'no guide'}`,
            })),
            { value: NONE, label: 'No group' },
          ]}
          onChange={({ target: { value } }) => setTarget(value)}
        />
        <Button
          variant="primary"
          disabled={target === ''}
          loading={move.isPending}
          onClick={() => move.mutate()}
        >
          Move
        </Button>
      </div>
      <Text secondary>
        {chosen.length === 1 ? 'The learner' : 'Each of them'} and the guides of the groups concerned are
        notified once. Hand-ins waiting for a review move along to the new group.
      </Text>
      <ErrorBanner error={move.error} />
    </section>
  );
}
