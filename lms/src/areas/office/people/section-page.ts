import { pageOf } from '../../../parts/address-values.ts';
import type { ListState } from '../list/use-list-search.ts';

/** What the page of a section is called in the address. */
export const pageParam = (section: string): string => `${section}-page`;

/** The page of a section that the address names, from 0. */
export const sectionPageOf = ({ search }: Pick<ListState, 'search'>, section: string): number =>
  pageOf(search[pageParam(section)]) - 1;
