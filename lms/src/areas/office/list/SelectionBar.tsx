import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps<Row> = {
  /** The plural of what is chosen, such as `places`. */
  of: string;
  /** The text while nothing is chosen. */
  none?: string;
  selection: Selection<Row>;
  /** The visible rows. */
  rows: readonly Row[];
  /** The count as text. */
  countText: (count: number) => string;
  /** The actions for the chosen rows. */
  children: ReactNode;
};

/** The number of chosen rows and the actions that apply to all of them. */
export function SelectionBar<Row>({
  of,
  none = 'Nobody',
  selection,
  rows,
  countText,
  children,
}: SelectionBarProps<Row>) {
  const { chosen, max, add, keep, has } = selection;
  return (
    <section className={css.selection} aria-label={`Chosen ${of}`}>
      <span role="status">
        <Text as="span" size="s">
          {chosen.length === 0 ? `${none} is chosen` : `${countText(chosen.length)} chosen`}
          {chosen.length === max && ', the most at once'}
        </Text>
      </span>
      {rows.some((row) => !has(row)) && (
        <Button size="s" onClick={() => add(rows)}>
          Choose this page
        </Button>
      )}
      {chosen.length > 0 && (
        <>
          <Button size="s" onClick={() => keep([])}>
            Choose {none.toLowerCase()}
          </Button>
          {children}
        </>
      )}
      <span className={css.keyHint}>
        <Annotation>Space chooses a row; with Shift a click or an arrow chooses several.</Annotation>
      </span>
    </section>
  );
}
