import { pageOf } from '../../../parts/address-values.ts';
import { useListSearch } from '../list/use-list-search.ts';

/** The name of a section's page parameter in the address. */
export const pageParam = (section: string): string => `${section}-page`;

/** The page of a section from the address, counted from 0. */
export const useSectionPage = (section: string): number =>
  pageOf(useListSearch().search[pageParam(section)]) - 1;
