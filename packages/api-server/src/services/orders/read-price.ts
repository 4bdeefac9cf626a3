import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import type { Pool } from 'pg';
import { readTogether } from '../../api/read-together.ts';
import { refuse } from '../refusal.ts';

type Wanted = { productId: ProductCode; currency: Currency };

/** What a product costs, minor units, and how it is called. */
type Price = { listPrice: number; bookingAmount: number; courseTitle: string };

/** The price of a product; null when it is not sold in this currency. */
export type FindPrice = (wanted: Wanted) => Promise<Price | null>;

const byProducts = `select k.n::int as n, p.list_price as "listPrice", p.booking_amount as "bookingAmount",
    s.course_title as "courseTitle"
  from unnest($1::text[], $2::text[]) with ordinality as k(product_id, currency, n)
  join product_prices p using (product_id, currency) join products s using (product_id)`;

/** Looks prices up, those of buyers who come together in one statement; each as it stands after it was asked for. */
export const createFindPrice = (pool: Pool): FindPrice =>
  readTogether<Wanted, Price>(async (asked) => {
    const { rows } = await pool.query<Price & { n: number }>({
      name: 'prices',
      text: byProducts,
      values: [asked.map(({ productId }) => productId), asked.map(({ currency }) => currency)],
    });
    const found = new Map(rows.map(({ n, ...price }) => [n, price]));
    return asked.map((_, index) => found.get(index + 1) ?? null);
  });

/** The price of a product, with its title. @throws Refusal NOT_FOUND when it is not sold in this currency */
export async function readPrice(
  { findPrice }: { findPrice: FindPrice },
  productId: ProductCode,
  currency: Currency,
): Promise<Price> {
  const price = await findPrice({ productId, currency });
  if (!price) throw refuse('NOT_FOUND', 'This course is not sold in this currency.');
  return price;
}
