import type { GroupPlan } from '@plinth/domain/groups/office-group';
import type { Arrangement } from '@plinth/domain/groups/plan-groups';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { arrangeGroups, groupPlanQuery } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';
import { countText } from './load-text.ts';

const WAYS = [
  { value: 'NUMBER', label: 'Set how many groups' },
  { value: 'SIZE', label: 'Set the group size' },
  { value: 'REBALANCE', label: 'Even out the existing groups' },
];

function arrangementOf(way: string, number: number): Arrangement | null {
  if (way === 'REBALANCE') return { by: 'REBALANCE' };
  if (!Number.isInteger(number) || number < 1 || number > 100) return null;
  return way === 'SIZE' ? { by: 'SIZE', size: number } : { by: 'NUMBER', count: number };
}

/** Creates or evens out groups, after a preview of who would move. */
export function ArrangeSheet({
  cohortId,
  isOpen,
  onClose,
}: {
  cohortId: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [way, setWay] = useState('NUMBER');
  const [typed, setTyped] = useState('');
  const arrangement = arrangementOf(way, Number(typed || 'none'));
  const plan = useQuery({
    ...groupPlanQuery(cohortId, arrangement ?? { by: 'REBALANCE' }),
    enabled: isOpen && arrangement !== null,
  });
  const arrange = useOfficeChange(
    (agreed: { arrangement: Arrangement; stamp: string }) =>
      arrangeGroups(cohortId, agreed.arrangement, agreed.stamp),
    {
      said: ({ made, moved }) =>
        `${countText(made, 'group')} created, ${countText(moved, 'learner')} moved. They and their guides are notified.`,
      onDone: onClose,
    },
  );
  const isIdle =
    !plan.data || (plan.data.moves.length === 0 && plan.data.groups.every(({ groupId }) => groupId !== null));
  return (
    <Dialog
      place="side"
      title="Create or rebalance groups"
      description="As few learners as possible change group."
      open={isOpen}
      onOpenChange={(next) => {
        arrange.reset();
        if (!next) onClose();
      }}
      footer={
        <Button
          variant="primary"
          disabled={arrangement === null || isIdle}
          loading={arrange.isPending}
          onClick={() => arrangement && plan.data && arrange.mutate({ arrangement, stamp: plan.data.stamp })}
        >
          Arrange groups
        </Button>
      }
    >
      <div className={css.page}>
        <RadioGroup label="How" name="way" options={WAYS} value={way} onChange={setWay} />
        {way !== 'REBALANCE' && (
          <TextInput
            label={way === 'SIZE' ? 'Learners in a group' : 'Number of groups'}
            type="number"
            min={1}
            max={100}
            value={typed}
            error={typed !== '' && arrangement === null ? 'A whole number from 1 to 100' : null}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {arrangement !== null && (
          <LoadState query={plan} loading="The preview is loading">
            {(shown) => <Plan plan={shown} />}
          </LoadState>
        )}
        <ErrorBanner error={arrange.error} />
      </div>
    </Dialog>
  );
}

function Plan({ plan: { groups, moves } }: { plan: GroupPlan }) {
  return (
    <>
      <ul className={css.rows} aria-label="Groups afterwards">
        {groups.map(({ groupId, title, guide, before, after }) => (
          <li key={title} className={css.row}>
            <Text strong>{title}</Text>
            <Text as="span" size="s">
              {groupId === null ? 'new' : `${before} before`}, {countText(after, 'learner')},{' '}
              {guide?.name ?? 'no guide'}
            </Text>
          </li>
        ))}
      </ul>
      <Text weight="strong">
        {moves.length === 0
          ? 'Nobody moves.'
          : `${countText(moves.length, 'learner')} will be moved and told:`}
      </Text>
      {moves.length > 0 && (
        <ul className={css.rows} aria-label="Moves">
          {moves.map(({ userId, name, from, to }) => (
            <li key={userId} className={css.row}>
              <span>{name}</span>
              <span>
                {from ?? 'no group'} → {to}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
