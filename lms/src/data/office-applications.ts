import type { AcceptanceMove, OfferWish } from '@plinth/domain/course-applications/office-application';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const APPLICATIONS = ['office', 'applications'];

/** A page of the applications. */
export const applicationsQuery = (query: QueryOf<typeof api.officeApplications.list>) =>
  freshQuery([...APPLICATIONS, 'list', query], api.officeApplications.list, { query });

/** The applications by status, for the board. */
export const boardQuery = ({ status: _any, ...query }: QueryOf<typeof api.officeApplications.download>) =>
  freshQuery([...APPLICATIONS, 'board', query], api.officeApplications.readBoard, { query });

/** All applications matching a filter as a CSV file. */
export const fetchApplicationsFile = (query: QueryOf<typeof api.officeApplications.download>) =>
  api.officeApplications.download({ query });

/** One application with its answers and its offer. */
export const applicationQuery = (applicationId: string) =>
  freshQuery([...APPLICATIONS, 'one', applicationId], api.officeApplications.read, {
    params: { applicationId },
  });

export const fetchResume = (applicationId: string) =>
  api.officeApplications.openResume({ params: { applicationId } });

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

/** Sends an offer, if it is still the one of the preview with this stamp. */
export const sendOffer = (applicationId: string, body: OfferWish & { stamp: string }) =>
  api.officeApplications.sendOffer({ params: { applicationId }, body });

export const moveAcceptance = (applicationId: string, body: AcceptanceMove) =>
  api.officeApplications.moveAcceptance({ params: { applicationId }, body });

export const declineApplication = (applicationId: string, seen: string | null) =>
  api.officeApplications.decline({ params: { applicationId }, body: { seen } });
