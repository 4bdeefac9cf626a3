import type { Region } from '@plinth/domain/catalog/region';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** What people ask before they enrol, with answers, for a region. */
export const faqsQuery = (region: Region) =>
  callQuery(['faqs', region], api.publicCourses.listFaqs, { query: { region } }, { staleTime: 10 * 60_000 });
