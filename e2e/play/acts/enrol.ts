import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import { PASSWORD, type Person } from '../person.ts';
import type { Play } from '../play.ts';
import { apply } from './apply.ts';
import type { Staff } from './found.ts';
import { acceptOffer, isByPartner, payDue } from './pay.ts';
import { applyAtPartner, payByPartner } from './pay-by-partner.ts';
import type { Cohort } from './plan-cohorts.ts';

/** A learner with what the school and the bank know of the seat. */
export type Learner = Person & {
  cohort: Cohort;
  orderToken: string;
  plan: PaymentPlan;
  /** The checkout of the first payment; its card is saved if more payments follow. */
  checkout: string;
  /** The steps that the school acknowledged as done. */
  acknowledged: { namespace: Namespace; nodeId: string }[];
  /** The parts of the course with nothing open until the given time; forever if nothing is left. */
  closedUntil: Map<Namespace, number>;
};

const OFFER_LINK = /http\S+\/my-application[^\s"<]*/;
const PASSWORD_LINK = /http\S+token=([^\s"<]+)/;
/** As many offers as a staff member may send in ten minutes. */
const OFFERS_AT_A_SITTING = 100;
const AT_ONCE = 6;

async function setPassword({ standIns }: Play, person: Person): Promise<void> {
  const link = await standIns.linkOf(person.emailId, /set your password/i, PASSWORD_LINK);
  const token = PASSWORD_LINK.exec(link)?.[1] ?? '';
  person.enter(await person.api.auth.resetPassword({ body: { token, password: PASSWORD } }));
}

async function sendOffer({ api }: Person, { emailId }: Person): Promise<void> {
  const { applications } = await api.officeApplications.list({ query: { search: emailId } });
  const applicationId = applications[0]?.applicationId;
  if (!applicationId) throw new Breach(emailId, 'has applied, and the office does not list it');
  const asked = { params: { applicationId }, body: { scholarship: null, acceptanceDays: null } };
  const { stamp } = (await api.officeApplications.previewOffer(asked)).preview;
  await api.officeApplications.sendOffer({ ...asked, body: { ...asked.body, stamp } });
}

/**
 * Accepts the offer from the mail, chooses a plan, pays what is due immediately, sets a password and signs in. Also
 * returns the loan application, if the plan requires one.
 */
async function takePlace(play: Play, person: Person, cohort: Cohort, plan: PaymentPlan) {
  const { standIns } = play;
  const link = await standIns.linkOf(person.emailId, /offer/i, OFFER_LINK);
  const orderToken = await acceptOffer(person, new URL(link).searchParams.get('dealId') ?? '');
  await person.api.payments.choosePlan({ headers: {}, body: { orderToken, planType: plan } });
  let checkout = '';
  if (plan !== 'EMI_UPFRONT') {
    checkout = (await payDue(person, standIns, orderToken)) ?? '';
    await setPassword(play, person);
  }
  const emiFormId = isByPartner(plan) ? await applyAtPartner(play, person, orderToken) : null;
  const learner: Learner = Object.assign(person, {
    cohort,
    orderToken,
    plan,
    checkout,
    acknowledged: [],
    closedUntil: new Map(),
  });
  return { learner, emiFormId };
}

/** Everyone applies, receives an offer and accepts it, each with a different plan than the person before. */
export async function enrol(
  play: Play,
  staff: Staff,
  places: readonly { cohort: Cohort; learners: number }[],
): Promise<Learner[]> {
  const tried = new Set<PaymentPlan>();
  const wanted = places.flatMap(({ cohort, learners }) => {
    const offered = offeredPlans(cohort.productId, cohort.productId.endsWith('_US') ? 'USD' : 'INR');
    // Plans that only this cohort offers go first, so that a small school also pays in every plan.
    const plans = [...offered.filter((one) => !tried.has(one)), ...offered.filter((one) => tried.has(one))];
    for (const one of offered) tried.add(one);
    return Array.from({ length: learners }, (_, index) => ({
      cohort,
      plan: plans[index % plans.length] ?? 'UPFRONT',
      person: play.person('Learner'),
    }));
  });
  await inTurns(wanted, AT_ONCE, ({ person, cohort }) => apply(person, cohort.productId));
  for (let from = 0; from < wanted.length; from += OFFERS_AT_A_SITTING) {
    await inTurns(wanted.slice(from, from + OFFERS_AT_A_SITTING), AT_ONCE, ({ person }) =>
      sendOffer(staff.admissions, person),
    );
    await play.clock.pass(1);
  }
  const taken = await inTurns(wanted, AT_ONCE, ({ person, cohort, plan }) =>
    takePlace(play, person, cohort, plan),
  );
  await payByPartner(
    play,
    staff.finance,
    taken.flatMap(({ emiFormId }) => emiFormId ?? []),
  );
  return taken.map(({ learner }) => learner);
}
