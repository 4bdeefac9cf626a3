import { EMI_PARTNER_COUNT } from '@plinth/domain/orders/offered-plans';
import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import { emiTabQuestions } from '@plinth/domain/payments/emi-questions';
import { isEmiOpen } from '@plinth/domain/payments/emi-status';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { lockRow } from '../../db/lock-row.ts';
import { orders } from '../../db/schema/admissions.ts';
import { emiApplications, emiDocuments } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import type { Settings } from '../../settings/settings.ts';
import { stableId } from '../courses/stable-id.ts';
import { type LoadedOrder, loadOrders, lockOrder, ownOrders } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';

export type EmiApplication = typeof emiApplications.$inferSelect;
export type EmiDocumentRow = typeof emiDocuments.$inferSelect;

/** The tabs with the partners of this school. */
export const emiTabs = (settings: Pick<Settings, 'EMI_PARTNERS'>) => emiTabQuestions(emiPartners(settings));

export const emiPartners = (settings: Pick<Settings, 'EMI_PARTNERS'>) =>
  settings.EMI_PARTNERS.slice(0, EMI_PARTNER_COUNT.INR);

/** The id of the slot of a document, derived from order and kind, so that a slot needs no row to be named. */
export const emiDocumentId = (orderId: string, kind: string) => stableId('emi-document', orderId, kind);

/** Lists every slot for a document, filled or empty; one that staff refused counts as empty again. */
export const emiDocumentPlaces = (orderId: string, rows: readonly EmiDocumentRow[]) =>
  EMI_DOCUMENT_KINDS.map((kind) => ({
    documentId: emiDocumentId(orderId, kind),
    kind,
    name: EMI_DOCUMENTS[kind].name,
    status: rows.some((row) => row.kind === kind && !row.isRefused)
      ? ('COMPLETED' as const)
      : ('PENDING' as const),
  }));

/** @throws Refusal NOT_FOUND unknown or foreign order */
export async function requireOwnOrder(db: Queryable, caller: Caller, orderId: string): Promise<LoadedOrder> {
  const [order] = await loadOrders(db, and(eq(orders.orderId, orderId), ownOrders(caller)), 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  return order;
}

/** @throws Refusal CONFLICT plan is not an EMI plan, or not in INR */
export function requireEmiPlan(order: LoadedOrder): void {
  if (!isPaidByEmi(order)) throw refuse('CONFLICT', 'This order is not paid through an EMI partner.');
}

/** Finds the application of an order with its documents, in one round trip; null before it is opened. */
export async function findEmi(db: Queryable, orderId: string) {
  const rows = await db
    .select({ application: emiApplications, document: emiDocuments })
    .from(emiApplications)
    .leftJoin(emiDocuments, eq(emiDocuments.emiFormId, emiApplications.emiFormId))
    .where(eq(emiApplications.orderId, orderId));
  const [first] = rows;
  return first
    ? { application: first.application, documents: rows.flatMap(({ document }) => document ?? []) }
    : null;
}

export const readEmiDocuments = (db: Queryable, emiFormId: string) =>
  db.select().from(emiDocuments).where(eq(emiDocuments.emiFormId, emiFormId));

/**
 * Locks the application of one of the caller's orders, and the order, for the transaction: the plan cannot change under
 * an application that is being handed in.
 * @throws Refusal NOT_FOUND no such order or not opened yet, CONFLICT plan changed or order closed
 */
export async function lockEmi(tx: Transaction, deps: Deps, caller: Caller, orderId: string) {
  const order = await lockOrder(tx, and(eq(orders.orderId, orderId), ownOrders(caller)));
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  const application = await lockRow(tx, emiApplications, eq(emiApplications.orderId, orderId));
  if (!application) throw refuse('NOT_FOUND', 'Open the EMI application of this order first.');
  if (isEmiOpen(application.status)) {
    requireEmiPlan(order);
    assertOrderOpen(order, deps.now());
  }
  return { order, application };
}

/** @throws Refusal CONFLICT once the application is handed in */
export function requireChangeable({ status }: Pick<EmiApplication, 'status'>): void {
  if (!isEmiOpen(status))
    throw refuse('CONFLICT', 'The application is handed in and cannot be changed now.', { status });
}
