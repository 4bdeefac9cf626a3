import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps<Row> = {
  /** What is chosen, such as `places`. */
  of: string;
  /** What it says where nothing is chosen. */
  none?: string;
  selection: Selection<Row>;
  /** The rows that are shown. */
  rows: readonly Row[];
  /** How many there are, in words. */
  countText: (count: number) => string;
  /** What can be done with them. */
  children: ReactNode;
};

/** How many rows are chosen, and what can be done with all of them at once. */
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
