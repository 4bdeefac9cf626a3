import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { assignments } = api;

export const assignmentsRoutes = assignments.router({
  addLink: assignments.addLink.handler(asMember(addLink, 'body')),
  addFile: assignments.addFile.handler(asMember(addFile, 'body')),
  addPart: assignments.addPart.handler(asMember(addPart, 'body')),
  readParts: assignments.readParts.handler(asMember(readParts, 'query')),
  removeEntry: assignments.removeEntry.handler(asMember(removeEntry, 'query')),
  saveDraft: assignments.saveDraft.handler(asMember(saveDraft, 'body')),
  readOwn: assignments.readOwn.handler(asMember(readOwnReport, 'query')),
  submit: assignments.submit.handler(({ context, input }) =>
    submitReport(context.deps, memberOf(context), { namespace: input.params.namespace, ...input.body }),
  ),
  listTasks: assignments.listTasks.handler(({ context, input }) =>
    listTasks(context.deps, memberOf(context), input.query ?? {}),
  ),
  listReports: assignments.listReports.handler(asMember(listReports, 'query')),
  assess: assignments.assess.handler(({ context, input }) =>
    assessReport(context.deps, memberOf(context), {
      userId: input.query['user-id'],
      namespace: input.query.namespace,
      ...input.body,
    }),
  ),
});
