import type { PersonOutcome } from '@plinth/domain/people/many-people';
import type { PersonRow } from '@plinth/domain/people/person-row';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { OutcomeList } from '../list/OutcomeList.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { ActionForm } from './ActionForm.tsx';
import { toOutcome } from './action-texts.ts';
import { peopleText } from './people-texts.ts';
import * as css from './person.css.ts';

type ActionSheetProps = {
  people: readonly PersonRow[];
  /** Receives the ids of the people refused, once something was done. */
  onClose: (refused?: readonly string[]) => void;
};

/** Performs an action on many people: choice, preview for each, then outcome for each. */
export function ActionSheet({ people, onClose }: ActionSheetProps) {
  const [outcomes, setOutcomes] = useState<readonly PersonOutcome[]>();
  const refused = outcomes?.filter(({ isRefused }) => isRefused).map(({ userId }) => userId);
  const close = () => onClose(refused);
  const footer = (
    <Button variant="primary" onClick={close}>
      Back to the list
    </Button>
  );
  return (
    <SideSheet
      title={peopleText(people.length)}
      description={
        outcomes
          ? 'Results for each.'
          : 'Each is handled separately: one that fails holds up nobody, and you see why.'
      }
      onClose={close}
      footer={outcomes && footer}
    >
      {outcomes && refused ? (
        <div className={css.section} role="status">
          <Text weight="strong">
            {outcomes.length - refused.length} done, {refused.length} not done.
          </Text>
          {refused.length > 0 && <Text secondary>Those who are not done stay chosen.</Text>}
          <OutcomeList
            label="Results"
            outcomes={outcomes.map(toOutcome)}
            words={{ done: 'Done', refused: 'Not done' }}
          />
        </div>
      ) : (
        <ActionForm userIds={people.map(({ userId }) => userId)} onServed={setOutcomes} />
      )}
    </SideSheet>
  );
}
