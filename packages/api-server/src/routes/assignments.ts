import { memberOf } from '../api/context.ts';
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
  addLink: assignments.addLink.handler(({ context, input }) =>
    addLink(context.deps, memberOf(context), input.body),
  ),
  addFile: assignments.addFile.handler(({ context, input }) =>
    addFile(context.deps, memberOf(context), input.body),
  ),
  addPart: assignments.addPart.handler(({ context, input }) =>
    addPart(context.deps, memberOf(context), input.body),
  ),
  readParts: assignments.readParts.handler(({ context, input }) =>
    readParts(context.deps, memberOf(context), input.query),
  ),
  removeEntry: assignments.removeEntry.handler(({ context, input }) =>
    removeEntry(context.deps, memberOf(context), input.query),
  ),
  saveDraft: assignments.saveDraft.handler(({ context, input }) =>
    saveDraft(context.deps, memberOf(context), input.body),
  ),
  readOwn: assignments.readOwn.handler(({ context, input }) =>
    readOwnReport(context.deps, memberOf(context), input.query),
  ),
  submit: assignments.submit.handler(({ context, input }) =>
    submitReport(context.deps, memberOf(context), { namespace: input.params.namespace, ...input.body }),
  ),
  listTasks: assignments.listTasks.handler(({ context, input }) =>
    listTasks(context.deps, memberOf(context), input.query ?? {}),
  ),
  listReports: assignments.listReports.handler(({ context, input }) =>
    listReports(context.deps, memberOf(context), input.query),
  ),
  assess: assignments.assess.handler(({ context, input }) =>
    assessReport(context.deps, memberOf(context), {
      userId: input.query['user-id'],
      namespace: input.query.namespace,
      ...input.body,
    }),
  ),
});
