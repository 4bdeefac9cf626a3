import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { OfferWish, OfficeApplicationSort } from '@plinth/domain/course-applications/office-application';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type ApplicationFilter = { search: string; status?: OrderStatus; productId?: ProductCode };

export type ApplicationsPage = ApplicationFilter & SortedPage<OfficeApplicationSort>;

const APPLICATIONS = ['office', 'applications'];

/** A page of the applications. */
export const applicationsQuery = (query: ApplicationsPage) =>
  freshQuery([...APPLICATIONS, 'list', query], api.officeApplications.list, { query });

/** The applications by status, for the board. */
export const boardQuery = ({ search, productId }: ApplicationFilter) => {
  const query = { search, ...(productId ? { productId } : {}) };
  return freshQuery([...APPLICATIONS, 'board', query], api.officeApplications.readBoard, { query });
};

/** All applications matching a filter as a CSV file. */
export const fetchApplicationsFile = async (filter: ApplicationFilter): Promise<File> =>
  (await api.officeApplications.download({ query: filter })).body;

/** One application with its answers and its offer. */
export const applicationQuery = (applicationId: string) =>
  freshQuery([...APPLICATIONS, 'one', applicationId], api.officeApplications.read, {
    params: { applicationId },
  });

export const fetchResume = async (applicationId: string): Promise<File> =>
  (await api.officeApplications.openResume({ params: { applicationId } })).body;

export const noteApplication = (applicationId: string, text: string) =>
  api.officeApplications.writeNote({ params: { applicationId }, body: { text } });

export const previewQuestion = async (applicationId: string, text: string) =>
  (await api.officeApplications.previewQuestion({ params: { applicationId }, body: { text } })).mail;

export const askApplicant = (applicationId: string, text: string) =>
  api.officeApplications.ask({ params: { applicationId }, body: { text } });

/** The mail that declining would send, and the open offer it withdraws; they describe the present state. */
export const declinePreviewQuery = (applicationId: string) =>
  freshQuery([...APPLICATIONS, 'decline-preview', applicationId], api.officeApplications.previewDecline, {
    params: { applicationId },
  });

export const previewOffer = (applicationId: string, body: OfferWish) =>
  api.officeApplications.previewOffer({ params: { applicationId }, body });

export const sendOffer = (applicationId: string, body: OfferWish) =>
  api.officeApplications.sendOffer({ params: { applicationId }, body });

export const moveAcceptance = (applicationId: string, until: string) =>
  api.officeApplications.moveAcceptance({ params: { applicationId }, body: { until } });

export const declineApplication = (applicationId: string, seen: string | null) =>
  api.officeApplications.decline({ params: { applicationId }, body: { seen } });
