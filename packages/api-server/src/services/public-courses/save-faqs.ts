import type { Transaction } from '../../db/database.ts';
import { faqs } from '../../db/schema/cohorts.ts';

export type Faq = Pick<typeof faqs.$inferInsert, 'productId' | 'region' | 'question' | 'answer' | 'category'>;

/** Replaces all public questions and answers; they are shown in the order given. */
export async function saveFaqs(tx: Transaction, list: readonly Faq[]): Promise<void> {
  await tx.delete(faqs);
  if (list.length > 0) await tx.insert(faqs).values(list.map((faq, rank) => ({ ...faq, rank })));
}
