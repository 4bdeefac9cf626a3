import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { readTogether } from '../../api/read-together.ts';
import type { Database } from '../../db/database.ts';
import { productPrices, products } from '../../db/schema/cohorts.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';

type Wanted = { productId: ProductCode; currency: Currency };

/** The price of a product in minor units, and its title. */
type Price = { listPrice: number; bookingAmount: number; courseTitle: string };

/** Finds the price of a product; null when it is not sold, or not in this currency. */
export type FindPrice = (wanted: Wanted) => Promise<Price | null>;

const keyOf = ({ productId, currency }: Wanted) => `${productId} ${currency}`;

/**
 * Looks up prices, batching those of concurrent buyers into one statement; each price is read after it was requested.
 */
export function createFindPrice(db: Database): FindPrice {
  const prices = db
    .select({
      productId: productPrices.productId,
      currency: productPrices.currency,
      listPrice: productPrices.listPrice,
      bookingAmount: productPrices.bookingAmount,
      courseTitle: products.courseTitle,
    })
    .from(productPrices)
    .innerJoin(products, eq(products.productId, productPrices.productId))
    .where(
      and(
        sql`${productPrices.productId} = any(${sql.placeholder('productIds')}::text[])`,
        isNull(products.retiredAt),
      ),
    )
    .prepare('prices');
  return readTogether<Wanted, Price>(async (asked) => {
    const rows = await prices.execute({ productIds: asked.map(({ productId }) => productId) });
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return asked.map((wanted) => found.get(keyOf(wanted)) ?? null);
  }, keyOf);
}

/**
 * Returns the price of a product, with its title.
 * @throws Refusal BAD_REQUEST no such product, NOT_FOUND when it is not sold, or not in this currency
 */
export async function readPrice(
  { findPrice, db }: { findPrice: FindPrice; db: Database },
  productId: ProductCode,
  currency: Currency,
): Promise<Price> {
  const price = await findPrice({ productId, currency });
  if (price) return price;
  await titleOfProduct(db, productId, 'productId');
  throw refuse('NOT_FOUND', 'This course is not sold in this currency.');
}
