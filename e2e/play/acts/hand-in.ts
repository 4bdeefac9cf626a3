import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { resumePdf } from '../../support/resume.ts';
import type { Learner } from './enrol.ts';

/** Hands a task in if it is open; null if the task accepts no hand-in. */
export async function handIn(
  { api, cohort: { cohortId } }: Learner,
  namespace: Namespace,
  nodeId: string,
): Promise<'REVIEW' | null> {
  const params = { cohortId };
  const { task } = await api.assignments.readOwn({ params, query: { nodeId, namespace } });
  if (!task.isOpen) return 'REVIEW';
  if (task.uploads === 'FILE') {
    const file = new File([new Uint8Array(resumePdf())], 'work.pdf', { type: 'application/pdf' });
    await api.assignments.addFile({ params, body: { nodeId, namespace, file } });
  } else
    await api.assignments.addLink({ params, body: { nodeId, namespace, url: 'https://example.org/model' } });
  const { reportId } = await api.assignments.saveDraft({
    params,
    body: { nodeId, namespace, text: 'Checked against the information plan.' },
  });
  await api.assignments.submit({ params: { cohortId, namespace }, body: { nodeId, reportId } });
  return 'REVIEW';
}

/** Hands in again what guides sent back: the list of tasks names it, even if its step counts as done. */
export async function handInAgain(learner: Learner): Promise<void> {
  const { tasks } = await learner.api.assignments.listTasks({
    params: { cohortId: learner.cohort.cohortId },
    query: { reviewStatus: 'REJECTED' },
  });
  for (const { namespace, nodeId } of tasks) await handIn(learner, namespace, nodeId);
}
