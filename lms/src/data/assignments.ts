import type { OwnReport, ReportDraft } from '@plinth/domain/assignments/report';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

export type TaskAddress = { cohortId: string; namespace: Namespace; nodeId: string };

/** The learner's own tasks that are open or handed in. */
export const tasksQuery = (cohortId: string) =>
  callQuery(['assignments', 'tasks', cohortId], api.assignments.listTasks, {
    params: { cohortId },
    query: {},
  });

/** One of the learner's tasks with its draft and every hand-in. */
export const ownReportQuery = ({ cohortId, namespace, nodeId }: TaskAddress) =>
  callQuery(['assignments', 'own', cohortId, namespace, nodeId], api.assignments.readOwn, {
    params: { cohortId },
    query: { nodeId, namespace },
  });

/** Copies the entries of a draft into the cached task. */
export function takeDraft(address: TaskAddress, { reportId, entries }: ReportDraft): void {
  queryClient.setQueryData<{ task: OwnReport }>(
    ownReportQuery(address).queryKey,
    (kept) =>
      kept && { task: { ...kept.task, draft: { text: kept.task.draft?.text ?? '', reportId, entries } } },
  );
}

/** Copies the saved text of a draft into the cached task, so that the draft opens with it again. */
export function takeDraftText(address: TaskAddress, reportId: string, text: string): void {
  queryClient.setQueryData<{ task: OwnReport }>(
    ownReportQuery(address).queryKey,
    (kept) =>
      kept && {
        task: { ...kept.task, draft: { entries: kept.task.draft?.entries ?? [], reportId, text } },
      },
  );
}

/** Adds a link to the learner's draft. */
export const addLink = ({ cohortId, namespace, nodeId, url }: TaskAddress & { url: string }) =>
  api.assignments.addLink({ params: { cohortId }, body: { nodeId, namespace, url } });

/** Removes an entry from the learner's draft. */
export const removeEntry = ({ cohortId, namespace, nodeId, entryId }: TaskAddress & { entryId: string }) =>
  api.assignments.removeEntry({ params: { cohortId }, query: { nodeId, namespace, entryId } });

/** Saves the text of the learner's draft; 409 with `theirs` if another device has replaced the text that was seen. */
export const saveDraft = ({ cohortId, ...body }: TaskAddress & { text: string; seen: string }) =>
  api.assignments.saveDraft({ params: { cohortId }, body });

/** Hands in the learner's draft; 409 with `theirs` as above. */
export const submitReport = ({
  cohortId,
  namespace,
  ...body
}: TaskAddress & { reportId: string; text: string; seen: string }) =>
  api.assignments.submit({ params: { cohortId, namespace }, body });
