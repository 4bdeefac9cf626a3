import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { addFile, addLink } from '../services/assignments/add-entry.ts';
import { addPart } from '../services/assignments/add-part.ts';
import { assessReport } from '../services/assignments/assess-report.ts';
import { listReports } from '../services/assignments/list-reports.ts';
import { listTasks } from '../services/assignments/list-tasks.ts';
import { readOwnReport } from '../services/assignments/read-own-report.ts';
import { readParts } from '../services/assignments/read-parts.ts';
import { removeEntry } from '../services/assignments/remove-entry.ts';
import { saveDraft } from '../services/assignments/save-draft.ts';
import { submitReport } from '../services/assignments/submit-report.ts';

export const assignmentsRoutes: Routes<'assignments'> = {
  addLink: asMember(addLink, 'body'),
  addFile: asMember(addFile, 'body'),
  addPart: asMember(addPart, 'body'),
  readParts: asMember(readParts, 'query'),
  removeEntry: asMember(removeEntry, 'query'),
  saveDraft: asMember(saveDraft, 'body'),
  readOwn: asMember(readOwnReport, 'query'),
  submit: ({ context, input }) =>
    submitReport(context.deps, memberOf(context), { namespace: input.params.namespace, ...input.body }),
  listTasks: ({ context, input }) => listTasks(context.deps, memberOf(context), input.query ?? {}),
  listReports: asMember(listReports, 'query'),
  assess: ({ context, input }) =>
    assessReport(context.deps, memberOf(context), {
      userId: input.query['user-id'],
      namespace: input.query.namespace,
      ...input.body,
    }),
};
