import type { Transaction } from '@plinth/api-server/db/database';
import { productPrices, products } from '@plinth/api-server/db/schema/cohorts';
import { baseProductCode, PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { PRODUCT_FAMILIES, productOf } from '@plinth/domain/catalog/products';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { BOOKING_AMOUNT } from '@plinth/domain/orders/plan-calculator';
import { sql } from 'drizzle-orm';

/**
 * Brings the products and prices that the school sells in line with the catalogue in domain, from which the pages are
 * built too, so that page and bill show the same fee. Orders keep the amounts they were created with; a school's own
 * products, and products that staff took off sale, are left unchanged.
 * @returns how many rows were new or changed; amounts are minor units
 */
export async function syncCatalogue(db: Pick<Transaction, 'insert'>, now: Date): Promise<number> {
  const sold = await db
    .insert(products)
    .values(
      PRODUCT_CODES.map((code) => {
        const product = productOf(code);
        return {
          productId: code,
          courseTitle: product.title,
          slug: product.slug,
          description: product.outcome,
          productType: product.productType,
          cohortType: product.cohortType,
          region: product.region,
          isShipped: true,
          isOffered: product.isOffered,
          durationWeeks: product.durationWeeks,
          createdAt: now,
        };
      }),
    )
    .onConflictDoUpdate({
      target: products.productId,
      set: {
        courseTitle: sql`excluded.course_title`,
        slug: sql`excluded.slug`,
        description: sql`excluded.description`,
        productType: sql`excluded.product_type`,
        isShipped: sql`excluded.is_shipped`,
        isOffered: sql`excluded.is_offered`,
        durationWeeks: sql`excluded.duration_weeks`,
      },
      setWhere: sql`(${products.courseTitle}, ${products.slug}, ${products.description}, ${products.productType}, ${products.durationWeeks}, ${products.isShipped}, ${products.isOffered})
        is distinct from (excluded.course_title, excluded.slug, excluded.description, excluded.product_type, excluded.duration_weeks, excluded.is_shipped, excluded.is_offered)`,
    })
    .returning({ productId: products.productId });
  const priced = await db
    .insert(productPrices)
    .values(
      PRODUCT_CODES.flatMap((code) =>
        CURRENCIES.map((currency) => ({
          productId: code,
          currency,
          listPrice: PRODUCT_FAMILIES[baseProductCode(code)].listPrice[currency],
          bookingAmount: BOOKING_AMOUNT[currency],
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.currency],
      set: { listPrice: sql`excluded.list_price`, bookingAmount: sql`excluded.booking_amount` },
      setWhere: sql`(${productPrices.listPrice}, ${productPrices.bookingAmount})
        is distinct from (excluded.list_price, excluded.booking_amount)`,
    })
    .returning({ productId: productPrices.productId });
  return sold.length + priced.length;
}
