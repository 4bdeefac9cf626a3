import { Annotation } from '@plinth/ui/Annotation';
import type { MouseEvent, ReactNode } from 'react';
import * as css from './list.css.ts';
import type { ListState } from './use-list-search.ts';

type RowLinkProps = {
  list: ListState;
  row: string;
  /** A second line, such as the address of the person whose name is the link. */
  note?: string | null;
  children: ReactNode;
};

/** Opens a row: a link, so that it can be sent to somebody, which keeps the list where it is. */
export function RowLink({ list, row, note, children }: RowLinkProps) {
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
    <span className={css.two}>
      {link}
      <Annotation>{note}</Annotation>
    </span>
  ) : (
    link
  );
}
