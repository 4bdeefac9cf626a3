import type { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import type { EmiDecision, OfficeEmiSort, OfficeEmiStatus } from '@plinth/domain/payments/office-emi';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type EmiFilter = { search: string; status?: OfficeEmiStatus };

export type EmiPage = EmiFilter & SortedPage<OfficeEmiSort>;

const EMI = ['office', 'emi'];

/** A page of EMI applications. */
export const emiApplicationsQuery = (query: EmiPage) =>
  freshQuery([...EMI, 'list', query], api.officeEmi.list, { query });

/** All filtered applications as a CSV file. */
export const fetchEmiFile = async (filter: EmiFilter): Promise<File> =>
  (await api.officeEmi.download({ query: filter })).body;

/** One application with its answers. */
export const emiApplicationQuery = (emiFormId: string) =>
  freshQuery([...EMI, 'one', emiFormId], api.officeEmi.read, { params: { emiFormId } });

/** A document of an application; opening it is recorded. */
export const fetchEmiDocument = async (params: { emiFormId: string; kind: EmiDocumentKind }): Promise<File> =>
  (await api.officeEmi.openDocument({ params })).body;

export const decideEmi = (emiFormId: string, body: EmiDecision) =>
  api.officeEmi.decide({ params: { emiFormId }, body });
