import { isDeepStrictEqual } from 'node:util';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { lockFaqs } from '../../db/queries/public-courses/lock-faqs.ts';
import { faqs } from '../../db/schema/cohorts.ts';

export type Faq = Pick<typeof faqs.$inferSelect, 'productId' | 'region' | 'question' | 'answer' | 'category'>;

/**
 * Replaces all public questions and answers, which are shown in the given order.
 * @returns whether anything was different
 */
export async function saveFaqs(tx: Transaction, list: readonly Faq[]): Promise<boolean> {
  // Two processes starting together would each find the table empty.
  await lockFaqs.run(tx, {});
  const standing = await tx
    .select({
      productId: faqs.productId,
      region: faqs.region,
      question: faqs.question,
      answer: faqs.answer,
      category: faqs.category,
    })
    .from(faqs)
    .orderBy(asc(faqs.rank), asc(faqs.faqId));
  if (isDeepStrictEqual(standing, list)) return false;
  await tx.delete(faqs);
  if (list.length > 0) await tx.insert(faqs).values(list.map((faq, rank) => ({ ...faq, rank })));
  return true;
}
