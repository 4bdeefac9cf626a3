import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import { eq, inArray } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { emiDocumentId, emiTabs, readEmiDocuments } from './find-emi.ts';

/**
 * Returns one EMI application as staff see it: questions and answers step by step, and its documents.
 * @throws Refusal NOT_FOUND
 */
export async function readEmiForStaff(deps: Pick<Deps, 'db' | 'settings'>, emiFormId: string) {
  const [row] = await deps.db
    .select({ application: emiApplications, order: orders, courseTitle: products.courseTitle })
    .from(emiApplications)
    .innerJoin(orders, eq(orders.orderId, emiApplications.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(eq(emiApplications.emiFormId, emiFormId));
  if (!row) throw refuse('NOT_FOUND', 'EMI application not found.');
  const { application, order, courseTitle } = row;
  const ids = EMI_DOCUMENT_KINDS.map((kind) => emiDocumentId(order.orderId, kind));
  const [states, files] = await Promise.all([
    readEmiDocuments(deps.db, emiFormId),
    deps.db.select().from(documents).where(inArray(documents.documentId, ids)),
  ]);
  const answers = emiTabs(deps.settings)
    .flatMap(({ questions }) => questions)
    .filter(({ questionType }) => questionType !== 'DOCUMENT_UPLOAD')
    .map(({ questionId, question, options }) => {
      const given = application.responses.find((response) => response.questionId === questionId);
      const chosen = given?.entries?.map(
        ({ optionId, text }) =>
          text ?? options.find((option) => option.optionId === optionId)?.text ?? optionId,
      );
      return { question, answer: chosen?.join(', ') || given?.responseValue || '' };
    });
  return {
    application,
    order,
    courseTitle,
    answers,
    documents: states.flatMap(({ kind, isRefused }) => {
      const file = files.find(({ documentId }) => documentId === emiDocumentId(order.orderId, kind));
      return file
        ? [{ kind, name: EMI_DOCUMENTS[kind].name, isRefused, path: file.path, size: file.size }]
        : [];
    }),
  };
}
