import type { Region } from '@plinth/domain/catalog/region';
import type {
  ProspectPlan,
  ProspectSort,
  ProspectState,
  ProspectsAction,
  TouchKind,
} from '@plinth/domain/prospects/prospect';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type ProspectFilter = {
  search: string;
  state?: ProspectState;
  source?: TouchKind;
  region?: Region;
  campaign?: string;
  owner?: 'mine' | 'nobody';
  isDue?: 'true';
  needsReview?: 'true';
};

export type ProspectsPage = ProspectFilter & SortedPage<ProspectSort>;

const PROSPECTS = ['office', 'prospects'];

/** A page of the people who contacted the school. */
export const prospectsQuery = (query: ProspectsPage) =>
  freshQuery([...PROSPECTS, 'list', query], api.prospects.list, { query });

/** All filtered prospects as a CSV file. */
export const fetchProspectsFile = async (filter: ProspectFilter): Promise<File> =>
  (await api.prospects.download({ query: filter })).body;

/** The campaigns and owners to filter by. */
export const prospectChoicesQuery = () => callQuery([...PROSPECTS, 'choices'], api.prospects.listChoices, {});

/** A prospect with its history. */
export const prospectQuery = (prospectId: string) =>
  freshQuery([...PROSPECTS, 'one', prospectId], api.prospects.read, { params: { prospectId } });

/** A file that a prospect sent. */
export const fetchProspectDocument = async (prospectId: string, documentId: string): Promise<File> =>
  (await api.prospects.openDocument({ params: { prospectId, documentId } })).body;

export const planProspect = (prospectId: string, body: ProspectPlan) =>
  api.prospects.plan({ params: { prospectId }, body });

export const noteProspect = (prospectId: string, text: string) =>
  api.prospects.writeNote({ params: { prospectId }, body: { text } });

/** Applies one action to many prospects: all or none. */
export const actOnProspects = (prospectIds: string[], change: ProspectsAction) =>
  api.prospects.act({ body: { prospectIds, change } });
