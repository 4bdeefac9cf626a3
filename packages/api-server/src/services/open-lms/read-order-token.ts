import { regionOfProductCode } from '@plinth/domain/catalog/product-code';
import { REGION_CURRENCY } from '@plinth/domain/catalog/region';
import { DEFAULT_PLAN } from '@plinth/domain/orders/plan-of-order';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../api/context.ts';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { applyPlan } from '../orders/apply-plan.ts';
import { readPrice } from '../orders/read-price.ts';
import { refuse } from '../refusal.ts';
import { requireOpenPlace } from './require-open-place.ts';

/**
 * Returns the token of the order that lifts the time limit of the caller's open course. An order of the caller that has
 * not ended is reused, so two clicks, or two tabs, make one.
 * @throws Refusal NOT_FOUND no open course or not sold, FORBIDDEN, CONFLICT paid already
 */
export async function readOrderToken(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'emailId'>,
  cohortId: string | undefined,
): Promise<{ orderToken: string }> {
  const place = await requireOpenPlace(deps, caller, cohortId, 'early');
  if (place.isPaid)
    throw refuse('CONFLICT', 'This course is already paid.', { details: 'You have paid for this course.' });
  if (place.cohortStatus !== 'ACTIVE') throw refuse('FORBIDDEN', 'This open course has ended.');
  const { userId, emailId } = caller;
  const { productId } = place;
  const currency = REGION_CURRENCY[regionOfProductCode(productId)];
  const { listPrice, bookingAmount } = await readPrice(deps, productId, currency);
  const orderId = await deps.db.transaction(async (tx) => {
    // The place is locked, so that a concurrent request finds the order created here.
    const [holder] = await tx
      .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
      .from(enrolments)
      .innerJoin(userProfiles, eq(userProfiles.userId, userId))
      .where(eq(enrolments.enrolmentId, place.enrolmentId))
      .for('update', { of: enrolments });
    const [known] = await tx
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.cohortId, place.cohortId),
          eq(orders.productId, productId),
          inArray(orders.status, ['CREATED', 'PLAN_CREATED', 'PAYMENT_ONGOING']),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (known) return known.orderId;
    const id = uuidv7();
    const [order] = await tx
      .insert(orders)
      .values({
        orderId: id,
        tokenHash: hashToken(derivedToken(deps.settings.PLINTH_SECRET, 'order', id)),
        userId,
        cohortId: place.cohortId,
        emailId,
        firstName: holder?.firstName ?? '',
        lastName: holder?.lastName ?? '',
        productId,
        pricingStage: 'CHECKOUT',
        currency,
        status: 'CREATED',
        listPrice,
        bookingAmount,
        createdAt: deps.now(),
      })
      .returning();
    if (!order) throw new Error('no order was written');
    await applyPlan(tx, deps, { ...order, attempts: [] }, DEFAULT_PLAN);
    return id;
  });
  return { orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId) };
}
