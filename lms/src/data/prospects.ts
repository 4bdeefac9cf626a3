import type { ProspectPlan, ProspectsAction } from '@plinth/domain/prospects/prospect';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const PROSPECTS = ['office', 'prospects'];

/** A page of the people who contacted the school. */
export const prospectsQuery = (query: QueryOf<typeof api.prospects.list>) =>
  freshQuery([...PROSPECTS, 'list', query], api.prospects.list, { query });

/** All filtered prospects as a CSV file. */
export const fetchProspectsFile = (query: QueryOf<typeof api.prospects.download>) =>
  api.prospects.download({ query });

/** The campaigns and owners to filter by. */
export const prospectChoicesQuery = () => callQuery([...PROSPECTS, 'choices'], api.prospects.listChoices, {});

/** A prospect with its history. */
export const prospectQuery = (prospectId: string) =>
  freshQuery([...PROSPECTS, 'one', prospectId], api.prospects.read, { params: { prospectId } });

/** A file that a prospect sent. */
export const fetchProspectDocument = (prospectId: string, documentId: string) =>
  api.prospects.openDocument({ params: { prospectId, documentId } });

export const planProspect = (prospectId: string, body: ProspectPlan) =>
  api.prospects.plan({ params: { prospectId }, body });

export const noteProspect = (prospectId: string, text: string) =>
  api.prospects.writeNote({ params: { prospectId }, body: { text } });

/** Applies one action to many prospects: all or none. */
export const actOnProspects = (prospectIds: string[], change: ProspectsAction) =>
  api.prospects.act({ body: { prospectIds, change } });
