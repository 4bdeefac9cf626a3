import { getEntry } from 'astro:content';
import type { Region } from '@plinth/domain/catalog/region';

/** What people ask about the school in a region, in the order of the file. */
export async function readSchoolFaqs(region: Region) {
  const entry = await getEntry('schoolFaqs', 'faqs');
  if (!entry) throw new Error('src/content/faqs.yaml is missing');
  return entry.data.questions.filter((faq) => faq.region === undefined || faq.region === region);
}
