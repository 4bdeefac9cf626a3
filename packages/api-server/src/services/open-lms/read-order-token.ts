import { regionOfProductCode } from '@plinth/domain/catalog/product-code';
import { REGION_CURRENCY } from '@plinth/domain/catalog/region';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { insertOrderOfPerson } from '../orders/insert-order-of-person.ts';
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
    const order =
      known ??
      (await insertOrderOfPerson(tx, deps, {
        userId,
        cohortId: place.cohortId,
        emailId,
        firstName: holder?.firstName ?? '',
        lastName: holder?.lastName ?? '',
        productId,
        currency,
        listPrice,
        bookingAmount,
      }));
    return order.orderId;
  });
  return { orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId) };
}
