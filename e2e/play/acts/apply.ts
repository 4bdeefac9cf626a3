import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { applicationOf, leadOf } from '../../support/application.ts';
import type { Person } from '../person.ts';

/** A visitor fills in the lead form and then the application. Returns the dealId. */
export async function apply(person: Person, productId: ProductCode): Promise<string> {
  const { api } = person;
  const { leadId } = await api.leads.saveLead({ headers: {}, body: leadOf(person, productId) });
  const { dealId } = await api.courseApplications.submitApplication({
    body: applicationOf(person, leadId),
  });
  return dealId;
}
