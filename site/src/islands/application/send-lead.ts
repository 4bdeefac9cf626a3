import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { api } from '../../api/client.ts';
import { sentBy } from '../../parts/store-referrer.ts';
import { visitSource } from '../../parts/visit-source.ts';
import type { IntentKeys } from '../payment/intent-key.ts';
import type { Answers } from './answers.ts';

/**
 * Creates the lead of an application, with how the visit came about. A repeat after a lost answer carries the same key
 * and creates no second one.
 * @param keys of the intents of this page
 * @returns the token of the application
 * @throws ApiError
 */
export async function sendLead(
  answers: Answers,
  productId: ProductCode,
  leaveEmpty: string,
  keys: IntentKeys,
): Promise<string> {
  const text = (field: keyof Answers) => answers[field]?.responseText?.trim() ?? '';
  const body = {
    data: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      mobile: text('mobile'),
      productId,
      ...(leaveEmpty ? { leaveEmpty } : {}),
    },
    emailId: text('emailId'),
    ...visitSource(),
    ...sentBy(),
  };
  const intent = JSON.stringify(body);
  const { leadId } = await api.leads.saveLead({ headers: { 'idempotency-key': keys.of(intent) }, body });
  keys.done(intent);
  return leadId;
}
