import { Annotation } from '@plinth/ui/Annotation';
import type { MouseEvent, ReactNode } from 'react';
import * as css from './list.css.ts';
import { useListSearch } from './use-list-search.ts';

type RowLinkProps = {
  row: string;
  /** A second line, such as the email address of the person the link names. */
  note?: string | null;
  children: ReactNode;
};

/** A link that opens a row, so that it can be shared; the list stays where it is. */
export function RowLink({ row, note, children }: RowLinkProps) {
  const list = useListSearch();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    list.open(row);
  };
  const link = (
    <a href={list.rowHref(row)} className={css.rowLink} data-row={row} onClick={open}>
      {children}
    </a>
  );
  return note ? (
    <span className={css.named}>
      {link}
      <Annotation>{note}</Annotation>
    </span>
  ) : (
    link
  );
}
