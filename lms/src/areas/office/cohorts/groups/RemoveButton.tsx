import type { OfficeGroup } from '@plinth/domain/groups/office-group';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { removeGroup } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';
import { countText } from './load-text.ts';

/** Removes an empty group; for any other, says who is in it. */
export function RemoveButton({ cohortId, group }: { cohortId: string; group: OfficeGroup }) {
  const { groupId, title, guide, learners } = group;
  const [isOpen, setOpen] = useState(false);
  const remove = useOfficeChange(() => removeGroup({ cohortId, groupId }), {
    said: `${title} is removed.`,
    onDone: () => setOpen(false),
  });
  const isEmpty = learners.length === 0;
  return (
    <Dialog
      title={`Remove ${title}`}
      open={isOpen}
      onOpenChange={(next) => {
        remove.reset();
        setOpen(next);
      }}
      trigger={
        <Button size="s" aria-label={`Remove ${title}`}>
          Remove
        </Button>
      }
      footer={
        isEmpty && (
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove the group
          </Button>
        )
      }
    >
      <div className={css.page}>
        {isEmpty ? (
          <Text size="s">
            Nobody is in it. {guide ? `${guide.name} stays a guide of the cohort, without this group. ` : ''}
            Nobody is emailed.
          </Text>
        ) : (
          <>
            <Text size="s">
              {countText(learners.length, 'learner')} {learners.length === 1 ? 'is' : 'are'} in it. Tick them
              and move them to another group first:
            </Text>
            <ul className={css.rows} aria-label={`Who is in ${title}`}>
              {learners.map(({ userId, name }) => (
                <li key={userId} className={css.row}>
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
        <ErrorBanner error={remove.error} />
      </div>
    </Dialog>
  );
}
