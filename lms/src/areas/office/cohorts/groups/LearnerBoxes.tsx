import type { GroupLearner } from '@plinth/domain/groups/office-group';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Text } from '@plinth/ui/Text';
import * as css from './groups.css.ts';

type LearnerBoxesProps = {
  learners: readonly GroupLearner[];
  chosen: readonly string[];
  onTurn: (userId: string, isChosen: boolean) => void;
};

/** Learners to tick for a move. */
export function LearnerBoxes({ learners, chosen, onTurn }: LearnerBoxesProps) {
  if (learners.length === 0)
    return (
      <Text size="s" tone="soft">
        Nobody stands in it.
      </Text>
    );
  return (
    <ul className={css.boxes}>
      {learners.map(({ userId, name }) => (
        <li key={userId} className={css.row}>
          <Checkbox
            label={name}
            checked={chosen.includes(userId)}
            onChange={({ target }) => onTurn(userId, target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
