import { pageOf } from '../../../parts/address-values.ts';
import type { ListState } from '../list/use-list-search.ts';

/** The name of a section's page parameter in the address. */
export const pageParam = (section: string): string => `${section}-page`;

/** The page of a section from the address, counted from 0. */
export const sectionPageOf = ({ search }: Pick<ListState, 'search'>, section: string): number =>
  pageOf(search[pageParam(section)]) - 1;
