import type { EvaluationDayState } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import type { Role } from '@plinth/domain/roles/role';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { heldBy, type Interview, ofLearner, readInterviews } from '../evaluation-day/read-interviews.ts';
import { type SlotRow, slotColumns, toSlot } from '../evaluation-day/slot-rows.ts';
import { evaluationParts, portfolioNodeIds } from './evaluation-parts.ts';

type Mentor = { userId: string; firstName: string; photo: string | null };

/** A learner sees the own interview, a guide those they hold, a lead mentor all. */
const whichOf = (role: Role, userId: string): SQL =>
  role === 'LEARNER' ? ofLearner(userId) : role === 'INDUSTRIAL_GUIDE' ? heldBy(userId) : sql`true`;

/** The guide of an interview as others see them, and the newest file handed in as portfolio. */
async function readBeside(deps: Deps, view: CohortView, caller: Member, interview: Interview | undefined) {
  const mentorId = interview?.primaryMentorId ?? interview?.mentorId ?? null;
  const nodeIds = portfolioNodeIds(view);
  const { rows } = await deps.db.execute<{ mentor: Mentor | null; document_id: string | null }>(sql`
    select (select jsonb_build_object('userId', p.user_id, 'firstName', p.first_name,
        'photo', (select m.bucket || '/' || m.path from profile_media m
          where m.user_id = p.user_id and m.key = 'WEBSITE_PROFILE'))
      from user_profiles p where p.user_id = ${mentorId}::uuid) as mentor,
    (select n.document_id from reports r join report_entries n using (report_id)
      where r.cohort_id = ${view.facts.cohortId} and r.user_id = ${caller.userId}
        and r.node_id = any(${sql.param(nodeIds)}::uuid[]) and n.kind = 'FILE'
      order by n.version desc, n.created_at desc limit 1) as document_id`);
  return { mentorDetails: rows[0]?.mentor ?? null, documentId: rows[0]?.document_id ?? null };
}

/** The evaluation day as one role sees it (API-126, ENTITY-21), in three queries however many interviews there are. */
export async function readEvaluationDay(
  deps: Deps,
  caller: Member,
  view: CohortView,
  role: Role,
): Promise<EvaluationDayState> {
  const { cohortId } = view.facts;
  const now = deps.now();
  const [interviews, { rows }] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: whichOf(role, caller.userId), now }),
    deps.db.execute<SlotRow>(sql`select ${slotColumns(now)} from evaluation_slots s
      where s.cohort_id = ${cohortId} and ${role === 'INDUSTRIAL_GUIDE' ? sql`s.mentor_id = ${caller.userId}` : sql`true`}
      order by s.start_date, s.slot_id`),
  ]);
  const own = role === 'LEARNER' ? interviews[0] : undefined;
  const { mentorDetails, documentId } = await readBeside(deps, view, caller, own);
  const slots = rows.map(toSlot);
  const parts = evaluationParts(view);
  return {
    slots,
    selectedSlot: slots.find(({ slotId }) => slotId === own?.slotId) ?? null,
    slotStatus: own?.slotStatus ?? 'SLOT_NOT_BOOKED',
    interviewsCount: countInterviews(interviews.map(({ feedbackStatus }) => feedbackStatus)),
    mentorDetails,
    ...parts,
    portfolioDetails: parts.portfolioDetails && { ...parts.portfolioDetails, documentId },
  };
}
