import type { GroupLearner } from '@plinth/domain/groups/office-group';
import { foldText } from '@plinth/domain/search/fold-text';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { memo, useState } from 'react';
import * as css from './groups.css.ts';

type LearnerBoxesProps = {
  learners: readonly GroupLearner[];
  chosen: readonly string[];
  /** The same function each time, so that a tick re-renders only one box. */
  onTurn: (userId: string, isChosen: boolean) => void;
};

/** Five hundred learners in no group must not delay the page: the rest are loaded on request. */
const AT_ONCE = 60;

const wordsOf = (text: string) =>
  foldText(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Learners to tick for a move, searchable by name if there are many. */
export function LearnerBoxes({ learners, chosen, onTurn }: LearnerBoxesProps) {
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  if (learners.length === 0) return <Text secondary>Nobody is in it.</Text>;
  const words = wordsOf(search);
  const found = learners.filter(({ name }) => {
    const text = wordsOf(name).join(' ');
    return words.every((word) => text.includes(word));
  });
  const shown = isWhole ? found : found.slice(0, AT_ONCE);
  return (
    <>
      {learners.length > AT_ONCE && (
        <TextInput
          label="Find a learner"
          type="search"
          value={search}
          hint={
            found.length < learners.length
              ? `${found.length} of ${learners.length} found. Ticked learners stay ticked.`
              : undefined
          }
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className={css.boxes}>
        {shown.map((learner) => (
          <LearnerBox
            key={learner.userId}
            learner={learner}
            isChosen={chosen.includes(learner.userId)}
            onTurn={onTurn}
          />
        ))}
      </ul>
      {found.length > AT_ONCE && (
        <div className={css.actions}>
          <Button size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the first ${AT_ONCE}` : `Show all ${found.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

type LearnerBoxProps = { learner: GroupLearner; isChosen: boolean; onTurn: LearnerBoxesProps['onTurn'] };

const LearnerBox = memo(function LearnerBox({
  learner: { userId, name },
  isChosen,
  onTurn,
}: LearnerBoxProps) {
  return (
    <li className={css.row}>
      <Checkbox label={name} checked={isChosen} onChange={({ target }) => onTurn(userId, target.checked)} />
    </li>
  );
});
