import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import * as css from './list.css.ts';

export type Outcome = { key: string; name: string; detail: string; isRefused: boolean; text: string };

type OutcomeListProps = {
  label: string;
  outcomes: readonly Outcome[];
  /** The labels of the two outcomes, which differ before and after the action. */
  words: { done: string; refused: string };
};

/** The outcome for each chosen row, expected or actual; a refusal shows its reason. */
export const OutcomeList = ({ label, outcomes, words }: OutcomeListProps) => (
  <ul className={css.outcomes} aria-label={label}>
    {outcomes.map(({ key, name, detail, isRefused, text }) => (
      <li key={key} className={css.outcome}>
        <span className={css.outcomeHead}>
          <Text strong>{name}</Text>
          <StatusChip tone={isRefused ? 'warning' : 'success'}>
            {isRefused ? words.refused : words.done}
          </StatusChip>
        </span>
        <Annotation>{detail}</Annotation>
        <Text as="span" size="s">
          {text}
        </Text>
      </li>
    ))}
  </ul>
);
