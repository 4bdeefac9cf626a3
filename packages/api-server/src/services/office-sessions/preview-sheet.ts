import { readAttendanceRows } from '@plinth/domain/sessions/attendance-sheet';
import type { SheetPreview } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import { listLeftOut } from './list-left-out.ts';
import { readRoster } from './read-roster.ts';

/**
 * Returns what an attendance sheet would record, and each row that it could not. Changes nothing. @throws Refusal
 * NOT_FOUND
 */
export async function previewSheet(
  { db }: Pick<Deps, 'db'>,
  { liveSessionId, csv }: { liveSessionId: string; csv: string },
): Promise<SheetPreview> {
  const { learners } = await readRoster(db, liveSessionId);
  const leftOut = await listLeftOut(db, liveSessionId);
  const { rows, faults } = readAttendanceRows(csv);
  const byAddress = new Map(learners.map((learner) => [learner.emailId, learner]));
  const marks: SheetPreview['marks'] = [];
  const unknown: SheetPreview['faults'] = [];
  for (const { line, emailId, state } of rows) {
    const learner = byAddress.get(emailId);
    if (!learner) unknown.push({ line, text: `${emailId} is not a learner in this cohort.` });
    else if (learner.state === null && leftOut.has(learner.userId))
      unknown.push({ line, text: `${emailId} did not choose the elective of this session.` });
    else marks.push({ userId: learner.userId, name: learner.name, state, seen: learner.state });
  }
  return { marks, faults: [...faults, ...unknown].sort((a, b) => a.line - b.line) };
}
