import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { DEFAULT_PLAN } from '@plinth/domain/orders/plan-of-order';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { samePlace } from '../../db/same-place.ts';
import { applications, deadlines, orders } from '../../db/schema/admissions.ts';
import { enrolments, productPrices } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { PayersSeat } from '../groups/payers-seat.ts';
import { refuse } from '../refusal.ts';
import { applyPlan } from './apply-plan.ts';

const seatOf = ({
  cohortId,
  state,
}: {
  cohortId: string | null;
  state: CohortUserState | null;
}): PayersSeat => (cohortId === null ? 'NO_COHORT' : state === 'WAITING' ? 'WAITING' : 'SEATED');

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Creates the single order of an accepted offer, in the caller's transaction: amounts as offered, the default plan with
 * its instalments, status PLAN_CREATED, or PAYMENT_COMPLETED when nothing is left to pay. A repeat returns the existing order.
 * @returns `freeSeat`: what the buyer has got if there was nothing to pay, else null
 * @throws Refusal NOT_FOUND for an unknown application
 */
export async function createOrderForOffer(
  tx: Transaction,
  deps: Deps,
  applicationId: string,
): Promise<{ orderId: string; orderToken: string; freeSeat: PayersSeat | null }> {
  const [offer] = await tx
    .select({ application: applications, price: productPrices, discountDeadline: deadlines.date })
    .from(applications)
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.productId, applications.productId),
        eq(productPrices.currency, applications.currency),
      ),
    )
    .leftJoin(
      deadlines,
      and(
        eq(deadlines.applicationId, applications.applicationId),
        eq(deadlines.deadlineType, 'PLAN_DISCOUNT'),
      ),
    )
    .where(eq(applications.applicationId, applicationId));
  if (!offer) throw refuse('NOT_FOUND', 'Offer not found.');

  const { application, price } = offer;
  const orderId = uuidv7();
  const token = derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId);
  const [order] = await tx
    .insert(orders)
    .values({
      orderId,
      tokenHash: hashToken(token),
      applicationId,
      cohortId: application.cohortId,
      emailId: application.emailId,
      firstName: application.firstName,
      lastName: application.lastName,
      productId: application.productId,
      currency: application.currency,
      status: 'CREATED',
      listPrice: application.amount ?? price.listPrice,
      scholarship: application.scholarship,
      planDiscount: application.planDiscount,
      planDiscountDeadLine: offer.discountDeadline,
      bookingAmount: price.bookingAmount,
      billingContact: {
        firstName: application.firstName,
        lastName: application.lastName,
        phone: text(application.formData.mobile),
      },
      billingAddress: {
        city: text(application.formData.city),
        state: text(application.formData.state),
        country: text(application.formData.country),
      },
      createdAt: deps.now(),
    })
    .onConflictDoNothing({ target: orders.applicationId })
    .returning();
  if (!order) {
    const [known] = await tx
      .select({
        orderId: orders.orderId,
        status: orders.status,
        cohortId: orders.cohortId,
        state: enrolments.state,
      })
      .from(orders)
      .leftJoin(enrolments, samePlace(enrolments, orders))
      .where(eq(orders.applicationId, applicationId));
    if (!known) throw refuse('CONFLICT', 'The order for this offer is being created. Try again.');
    return {
      orderId: known.orderId,
      orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', known.orderId),
      freeSeat: known.status === 'PAYMENT_COMPLETED' ? seatOf(known) : null,
    };
  }
  const { freeSeat } = await applyPlan(tx, deps, { ...order, attempts: [] }, DEFAULT_PLAN);
  return { orderId, orderToken: token, freeSeat };
}
