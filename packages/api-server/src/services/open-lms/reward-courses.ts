import { regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import type { RewardCourses } from '@plinth/domain/open-lms/open-reward';
import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import { and, asc, eq, exists, isNull, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { orders, voucherUses } from '../../db/schema/admissions.ts';
import { cohorts, productPrices, products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { OpenPlace } from './find-open-place.ts';
import { requireOpenPlace } from './require-open-place.ts';

/** The courses that the reward of a place can come off: sold in its region, with a cohort to join. */
export async function coursesForReward({ db }: Pick<Deps, 'db'>, { productId, voucher }: OpenPlace) {
  if (!voucher) return [];
  const region = regionOfProductCode(productId);
  const joinable = db
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(
      and(
        eq(cohorts.productId, products.productId),
        eq(cohorts.status, 'ACTIVE'),
        ne(cohorts.cohortGroup, 'FREEMIUM'),
      ),
    );
  const sold = await db
    .select({
      productId: products.productId,
      courseTitle: products.courseTitle,
      listPrice: productPrices.listPrice,
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.productId, products.productId))
    .where(
      and(
        eq(products.region, region),
        ne(products.productId, productId),
        products.isOffered,
        isNull(products.retiredAt),
        eq(productPrices.currency, voucher.currency),
        exists(joinable),
      ),
    )
    .orderBy(asc(products.courseTitle));
  return sold.map((course) => ({
    ...course,
    amount: Math.max(0, course.listPrice - voucher.discount),
    currency: voucher.currency,
  }));
}

/**
 * Lists what the caller's reward can be used for, or the open order it is applied to; nothing once it is used or has
 * ended.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function readRewardCourses(
  deps: Deps,
  caller: Pick<Caller, 'userId'>,
  cohortId: string | undefined,
): Promise<RewardCourses> {
  const place = await requireOpenPlace(deps, caller, cohortId);
  const { voucher } = place;
  if (!voucher) return { courses: [], order: null };
  const [used] = await deps.db
    .select({ orderId: orders.orderId, status: orders.status, courseTitle: products.courseTitle })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.orderId, voucherUses.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(eq(voucherUses.code, voucher.code));
  if (used) {
    const isOpen = !isOrderClosed(used.status) && used.status !== 'PAYMENT_ONGOING';
    const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', used.orderId);
    return { courses: [], order: isOpen ? { courseTitle: used.courseTitle, orderToken } : null };
  }
  const isOver = voucher.expiresAt !== '' && Date.parse(voucher.expiresAt) < deps.now().getTime();
  return { courses: isOver ? [] : await coursesForReward(deps, place), order: null };
}
