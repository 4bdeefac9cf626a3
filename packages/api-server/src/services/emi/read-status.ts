import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { emiDocumentPlaces, findEmi, requireOwnOrder } from './find-emi.ts';

/** Returns the status of the application of one of the caller's orders. Writes nothing. @throws Refusal NOT_FOUND */
export async function readEmiStatus(deps: Deps, caller: Caller, orderId: string) {
  await requireOwnOrder(deps.db, caller, orderId);
  const found = await findEmi(deps.db, orderId);
  const documents = emiDocumentPlaces(orderId, found?.documents ?? []);
  if (!found)
    return {
      status: 'NOT_STARTED' as const,
      currentStep: 1 as const,
      maxStep: 1 as const,
      responses: [],
      documents,
    };
  const { status, currentStep, maxStep, responses, remark } = found.application;
  return { status, currentStep, maxStep, responses, documents, ...(remark ? { remark } : {}) };
}
