import type { Region } from '@plinth/domain/catalog/region';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What people ask before they enrol, with answers, for a region (API-074). */
export const faqsQuery = (region: Region) =>
  queryOptions({
    queryKey: ['faqs', region],
    queryFn: ({ signal }) => api.publicCourses.listFaqs({ query: { region } }, { signal }),
    staleTime: 10 * 60_000,
  });
