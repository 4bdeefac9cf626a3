import { getCollection } from 'astro:content';
import { REGIONS } from '@plinth/domain/catalog/region';

/**
 * Every question of the site as the server offers it: `{ productId, region, question, answer, category }`,
 * null where it is for every product or region. The school takes it in at its start, from the pages it serves.
 */
export async function GET(): Promise<Response> {
  const [courses, school] = [await getCollection('courses'), await getCollection('schoolFaqs')];
  const faqs = [
    ...courses.flatMap(({ id, data }) =>
      [
        ...REGIONS.flatMap((region) => (data.regions[region]?.faqs ?? []).map((faq) => ({ ...faq, region }))),
        ...data.faqs.map((faq) => ({ ...faq, region: null })),
      ].map((faq) => ({
        productId: id,
        ...faq,
        category: 'Course',
      })),
    ),
    ...school.flatMap(({ data }) =>
      data.questions.map(({ region = null, ...faq }) => ({ productId: null, ...faq, region })),
    ),
  ];
  return new Response(JSON.stringify(faqs), { headers: { 'content-type': 'application/json' } });
}
