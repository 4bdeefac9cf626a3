import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { RoundStatus } from '@plinth/domain/jobs/job-update';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { insertUpdate } from './insert-update.ts';
import { readLastStep } from './last-step.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { requireNotClosed } from './require-not-closed.ts';
import { requireStepSeen } from './require-step-seen.ts';

type Input = {
  userJobId: string;
  round: InterviewRound;
  status: RoundStatus;
  text: string;
  /** When the last step was that staff saw. */
  seen?: string | null | undefined;
};

/** @throws Refusal CONFLICT with the reason */
function requireMove(held: HeldApplication, { round }: Input) {
  const { recordStatus, offerStatus, opening } = held;
  if (recordStatus !== 'ACTIVE') throw refuse('CONFLICT', 'This application is withdrawn or removed.');
  if (offerStatus !== null) throw refuse('CONFLICT', 'An offer has already been made; the rounds are over.');
  requireNotClosed(held);
  if (!opening.rounds.includes(round))
    throw refuse('BAD_REQUEST', `This opening has the rounds ${opening.rounds.join(', ')}.`);
}

/** @throws Refusal CONFLICT it went a step further than was seen */
async function isRepeat(tx: Transaction, { userJobId, round, status, text, seen }: Input): Promise<boolean> {
  const last = await readLastStep(tx, userJobId);
  if (last?.round === round && last.status === status && last.text === text) return true;
  requireStepSeen(last, seen);
  return false;
}

const titleOf = ({ round, status }: Input, company: string) => {
  const name = ROUND_LABEL[round];
  if (status === 'SCHEDULED') return `${company} invites you: ${name}`;
  return status === 'CLEARED' ? `${company}: you cleared ${name}` : `${company}: ${name} has ended`;
};

const outcomeOf = ({ round, status }: Input, { opening }: HeldApplication) => {
  const job = `${opening.title} at ${opening.companyName}`;
  const name = ROUND_LABEL[round];
  if (status === 'SCHEDULED') return `Your application for ${job} is in the round ${name}.`;
  if (status === 'CLEARED') return `You cleared the round ${name} of your application for ${job}.`;
  return `${opening.companyName} is not taking your application for ${opening.title} further after the round ${name}.`;
};

/**
 * Moves an application to a round, or records how a round went; the learner is notified in the app and by mail. A
 * repeat of the last step changes nothing. Leaves an audit row.
 * @throws Refusal NOT_FOUND, BAD_REQUEST a round that the opening does not have, CONFLICT withdrawn, with an offer, of
 * a closed opening, or a step further than was seen
 */
export async function moveRound(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  input: Input,
): Promise<{ isNew: boolean }> {
  const { userJobId, round, status, text } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const held = await holdApplication(tx, userJobId);
    requireMove(held, input);
    if (await isRepeat(tx, input)) return { isNew: false };
    await tx
      .update(userJobs)
      .set({ currentRound: round, updatedAt: now })
      .where(eq(userJobs.userJobId, userJobId));
    await insertUpdate(tx, { userJobId, round, status, text, at: now });
    const outcome = outcomeOf(input, held);
    await notifyApplicant(tx, deps, held, {
      category: 'SLOT',
      key: `job-round:${userJobId}:${round}:${status}:${now.toISOString()}`,
      title: titleOf(input, held.opening.companyName),
      text: text || `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`,
      paragraphs: [outcome, ...(text ? [text] : [])],
      at: now,
    });
    await recordAudit(tx, now, act, {
      subjectId: held.userId,
      action: 'move-job-round',
      details: { userJobId, round, status },
    });
    return { isNew: true };
  });
}
