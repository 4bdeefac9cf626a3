import { readAttendanceRows } from '@plinth/domain/sessions/attendance-sheet';
import { didCome } from '@plinth/domain/sessions/attendance-state';
import type { SheetPreview } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import { firstAddresses } from '../people/first-addresses.ts';
import { listLeftOut } from './list-left-out.ts';
import { readRoster } from './read-roster.ts';

/**
 * Returns what an attendance sheet would record, and each row that it could not. A learner may be named by any of their
 * addresses. Changes nothing. @throws Refusal NOT_FOUND
 */
export async function previewSheet(
  { db }: Pick<Deps, 'db'>,
  { liveSessionId, csv }: { liveSessionId: string; csv: string },
): Promise<SheetPreview> {
  const { learners } = await readRoster(db, liveSessionId);
  const leftOut = await listLeftOut(db, liveSessionId);
  const { rows, faults } = readAttendanceRows(csv);
  const byAddress = new Map(learners.map((learner) => [learner.emailId, learner]));
  const firstOf = await firstAddresses(
    db,
    rows.map(({ emailId }) => emailId),
  );
  const marks = new Map<string, SheetPreview['marks'][number]>();
  const unknown: SheetPreview['faults'] = [];
  for (const { line, emailId, state } of rows) {
    const learner = byAddress.get(firstOf(emailId));
    const before = learner && marks.get(learner.userId);
    if (!learner) unknown.push({ line, text: `${emailId} is not a learner in this cohort.` });
    else if (learner.state === null && leftOut.has(learner.userId) && !(state && didCome(state)))
      unknown.push({ line, text: `${emailId} did not choose the elective of this session.` });
    else if (before && before.state !== state)
      unknown.push({
        line,
        text: `${emailId} belongs to ${learner.name}, whom another line marks otherwise.`,
      });
    else
      marks.set(learner.userId, { userId: learner.userId, name: learner.name, state, seen: learner.state });
  }
  return { marks: [...marks.values()], faults: [...faults, ...unknown].sort((a, b) => a.line - b.line) };
}
