import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productPrices, products } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';

/** The price of a product, with its title. @throws Refusal NOT_FOUND when it is not sold in this currency */
export async function readPrice(db: Queryable, productId: ProductCode, currency: Currency) {
  const [price] = await db
    .select({
      listPrice: productPrices.listPrice,
      bookingAmount: productPrices.bookingAmount,
      courseTitle: products.courseTitle,
    })
    .from(productPrices)
    .innerJoin(products, eq(products.productId, productPrices.productId))
    .where(and(eq(productPrices.productId, productId), eq(productPrices.currency, currency)));
  if (!price) throw refuse('NOT_FOUND', 'This course is not sold in this currency.');
  return price;
}
