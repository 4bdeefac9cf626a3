import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../../shell/search-values.ts';

/** The id named in the address of a page; undefined if there is none. */
export const useNamed = (name: string): string | undefined =>
  textOf(useSearch({ strict: false, select: (search) => (search as Record<string, unknown>)[name] }));
