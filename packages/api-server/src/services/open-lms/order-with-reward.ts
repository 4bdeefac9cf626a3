import type { ProductCode } from '@plinth/domain/catalog/product-codes';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { applyVoucherTo } from '../orders/apply-voucher.ts';
import { insertOrderOfPerson } from '../orders/insert-order-of-person.ts';
import { lockOrder, ownOrders } from '../orders/load-orders.ts';
import { readPrice } from '../orders/read-price.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';
import { requireOpenPlace } from './require-open-place.ts';
import { coursesForReward } from './reward-courses.ts';

type Wanted = { cohortId?: string | undefined; productId: ProductCode };

/**
 * Returns the caller's order of a course with the reward applied: a new one, or the open one of that course, so that
 * two presses make one. If the reward cannot be applied, no order is left behind.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_REQUEST no such course, CONFLICT no reward, used, ended, on another order, or
 * the course is bought
 */
export async function orderWithReward(
  deps: Deps,
  caller: Caller,
  { cohortId, productId }: Wanted,
): Promise<{ orderToken: string }> {
  const place = await requireOpenPlace(deps, caller, cohortId);
  const { voucher, enrolmentId } = place;
  if (!voucher) {
    await titleOfProduct(deps.db, productId, 'productId');
    throw refuse('CONFLICT', 'The reward is not open yet.');
  }
  const courses = await coursesForReward(deps, place);
  if (!courses.some((course) => course.productId === productId))
    throw refuse('BAD_REQUEST', 'Your reward cannot be used for this course.');
  const { currency, code } = voucher;
  const { listPrice, bookingAmount } = await readPrice(deps, productId, currency);
  const orderId = await deps.db.transaction(async (tx) => {
    // The place is locked, so that a second press finds the order of the first.
    const [holder] = await tx
      .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
      .from(enrolments)
      .innerJoin(userProfiles, eq(userProfiles.userId, enrolments.userId))
      .where(eq(enrolments.enrolmentId, enrolmentId))
      .for('update', { of: enrolments });
    const [known] = await tx
      .select({ orderId: orders.orderId, status: orders.status })
      .from(orders)
      .where(
        and(
          ownOrders(caller),
          eq(orders.productId, productId),
          eq(orders.currency, currency),
          inArray(orders.status, ['CREATED', 'PLAN_CREATED', 'PAYMENT_ONGOING', 'PAYMENT_COMPLETED']),
        ),
      )
      .orderBy(desc(inArray(orders.status, ['PAYMENT_ONGOING', 'PAYMENT_COMPLETED'])), desc(orders.createdAt))
      .limit(1);
    if (known && known.status !== 'CREATED' && known.status !== 'PLAN_CREATED')
      throw refuse('CONFLICT', 'You have already bought this course.');
    const { orderId: id } =
      known ??
      (await insertOrderOfPerson(tx, deps, {
        userId: caller.userId,
        emailId: caller.emailId,
        firstName: holder?.firstName ?? '',
        lastName: holder?.lastName ?? '',
        productId,
        currency,
        listPrice,
        bookingAmount,
      }));
    const order = await lockOrder(tx, eq(orders.orderId, id));
    if (!order) throw new Error('the order is gone');
    await applyVoucherTo(tx, deps, order, code);
    return id;
  });
  followSettlement(deps, orderId);
  return { orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId) };
}
