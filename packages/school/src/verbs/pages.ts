import { Fault } from '@plinth/api-server/fault';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';

/** Parses the wanted page, from 1. @throws Fault */
export function readPage(text = '1'): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Fault('--page is a number from 1.', 2);
  return Number(text);
}

/** Returns how many there are, and how to see the others. */
export function pageLine(total: number, page: number): string {
  const pages = Math.ceil(total / PAGE_SIZE);
  return `${total} in total${pages > 1 ? `; page ${page} of ${pages}, --page ${page < pages ? page + 1 : 1} shows another` : ''}.`;
}
