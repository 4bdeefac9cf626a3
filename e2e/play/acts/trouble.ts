import { randomUUID } from 'node:crypto';
import { ApiError } from '@plinth/api-client/api-error';
import { Breach } from '../breach.ts';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import type { Learner } from './enrol.ts';
import { checkPlaces } from './group.ts';
import type { People } from './open-school.ts';
import { payDue } from './pay.ts';

const REFUNDED = 1_000;

async function enrolmentOf({ api }: Person, { userId, emailId, cohort }: Learner) {
  const { enrolments } = await api.officeEnrolments.list({ query: { userId, cohortId: cohort.cohortId } });
  const [enrolment] = enrolments;
  if (!enrolment) throw new Breach(emailId, 'has no place that the office lists');
  return enrolment;
}

/** A payer by instalments whose bank declines the card from now on. Null if the school has none. */
export async function loseCard({ standIns }: Play, { learners }: People): Promise<Learner | null> {
  const payer = learners.find(({ plan }) => plan === 'TWO_PART') ?? null;
  if (payer) await standIns.decide(payer.checkout, 'decline');
  return payer;
}

/** Checks that a learner who has not paid for weeks is blocked: the course is closed and the dashboard says why. */
export async function checkBlocked({ school }: Play, { staff }: People, payer: Learner): Promise<void> {
  await school.verb('run-jobs', 'follow-instalments');
  const { state } = await enrolmentOf(staff.owner, payer);
  if (state !== 'BLOCKED') throw new Breach(payer.emailId, `has not paid for weeks and is ${state}`);
  const { cohortId } = payer.cohort;
  await payer.signIn();
  const refused = await payer.api.curriculum
    .index({ params: { cohortId }, query: { namespace: 'LEARNING' } })
    .then(
      () => null,
      (error: unknown) => error,
    );
  if (!(refused instanceof ApiError) || refused.status !== 403)
    throw new Breach(payer.emailId, `is blocked and reads the course: ${refused}`);
  await payer.api.dashboards.readDashboard({ params: { cohortId } });
}

/** Pays what is overdue with a working card, and continues. */
export async function payLate(play: Play, { staff }: People, payer: Learner): Promise<void> {
  await play.standIns.decide(payer.checkout, 'take');
  while (await payDue(payer, play.standIns, payer.orderToken));
  const { state } = await enrolmentOf(staff.owner, payer);
  if (state !== 'ONGOING') throw new Breach(payer.emailId, `has paid what was late and is ${state}`);
}

/** The school refunds a part of a learner's fee. */
export async function giveBack({ staff }: People, payer: Learner): Promise<void> {
  const { orders } = await staff.owner.api.officeOrders.list({ query: { search: payer.emailId } });
  const orderId = orders[0]?.orderId ?? '';
  const { order } = await staff.owner.api.officeOrders.read({ params: { orderId } });
  const paid = order.payments.find(({ status, left }) => status === 'SUCCEEDED' && left > REFUNDED);
  if (!paid) throw new Breach(payer.emailId, 'has paid, and nothing can be given back');
  const body = {
    seen: paid.left,
    amount: REFUNDED,
    reason: 'Goodwill for a session that was moved',
    isByHand: false,
    key: randomUUID(),
  };
  const params = { orderId, paymentId: paid.paymentId };
  await staff.owner.api.officeOrders.refund({ params, body });
  // The same click twice makes one refund.
  await staff.owner.api.officeOrders.refund({ params, body });
}

/** Moves a learner to the cohort that started later, where the play does not follow them. */
export async function transfer({ staff, later, learners }: People, learner: Learner): Promise<void> {
  const { enrolmentId, state } = await enrolmentOf(staff.owner, learner);
  await staff.owner.api.officeEnrolments.move({
    headers: {},
    body: {
      move: 'TRANSFER',
      toCohortId: later.cohortId,
      enrolments: [{ enrolmentId, seen: state }],
      reason: 'Asked for a later start',
    },
  });
  learners.splice(learners.indexOf(learner), 1);
  const { enrolments } = await staff.owner.api.officeEnrolments.list({
    query: { userId: learner.userId, cohortId: later.cohortId },
  });
  if (enrolments[0]?.groupTitle == null)
    throw new Breach(learner.emailId, 'was moved and stands in no group');
  await checkPlaces(staff.academics, later, { withGuides: false });
}

/** A guide leaves; another takes over everything that is open. */
export async function replaceGuide({ staff, guides, cohorts }: People): Promise<void> {
  const [leaving, successor] = guides;
  if (!leaving || !successor) return;
  for (const { cohortId } of cohorts)
    await staff.academics.api.officeGroups.changeMentor({
      params: { cohortId },
      body: { role: 'INDUSTRIAL_GUIDE', userId: leaving.userId, successorId: successor.userId },
    });
  guides.splice(0, 1);
}
