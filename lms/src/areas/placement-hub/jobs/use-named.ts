import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../../shell/search-values.ts';

/** The id that the address of a page names; undefined where it names none. */
export const useNamed = (name: string): string | undefined =>
  textOf(useSearch({ strict: false, select: (search) => (search as Record<string, unknown>)[name] }));
