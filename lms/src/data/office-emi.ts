import type { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import type { EmiDecision } from '@plinth/domain/payments/office-emi';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const EMI = ['office', 'emi'];

/** A page of EMI applications. */
export const emiApplicationsQuery = (query: QueryOf<typeof api.officeEmi.list>) =>
  freshQuery([...EMI, 'list', query], api.officeEmi.list, { query });

/** All filtered applications as a CSV file. */
export const fetchEmiFile = (query: QueryOf<typeof api.officeEmi.download>) =>
  api.officeEmi.download({ query });

/** One application with its answers. */
export const emiApplicationQuery = (emiFormId: string) =>
  freshQuery([...EMI, 'one', emiFormId], api.officeEmi.read, { params: { emiFormId } });

/** A document of an application; opening it is recorded. */
export const fetchEmiDocument = (params: { emiFormId: string; kind: EmiDocumentKind }) =>
  api.officeEmi.openDocument({ params });

export const decideEmi = (emiFormId: string, body: EmiDecision) =>
  api.officeEmi.decide({ params: { emiFormId }, body });
