import { useSearch } from '@tanstack/react-router';
import { type LeadSearch, readLeadSearch } from './lead-path.ts';

/** What the address of the dashboard asks for; what cannot be is left out. */
export const useLeadSearch = (): LeadSearch => readLeadSearch(useSearch({ strict: false }));
