import type { MouseEvent, ReactNode } from 'react';
import * as css from './list.css.ts';
import type { ListState } from './use-list-search.ts';

type RowLinkProps = { list: ListState; row: string; children: ReactNode };

/** Opens a row: a link, so that it can be sent to somebody, which keeps the list where it is. */
export function RowLink({ list, row, children }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    list.open(row);
  };
  return (
    <a href={list.rowHref(row)} className={css.rowLink} data-row={row} onClick={open}>
      {children}
    </a>
  );
}
