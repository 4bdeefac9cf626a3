import { useSearch } from '@tanstack/react-router';
import { type LeadSearch, readLeadSearch } from './lead-path.ts';

/** Reads what the dashboard's address requests; invalid values are left out. */
export const useLeadSearch = (): LeadSearch => readLeadSearch(useSearch({ strict: false }));
