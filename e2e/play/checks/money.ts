import { Breach } from '../breach.ts';
import type { Play } from '../play.ts';
import { readDatabase } from '../read-database.ts';

type Sum = { currency: string; taken: string; given_back: string };

/** Checks that what the card provider took and refunded, by its own books, matches the ledger. */
export async function checkMoney({ school, standIns }: Play): Promise<void> {
  const books = await standIns.books();
  const sums = await readDatabase<Sum>(
    school,
    `select l.currency, coalesce(sum(l.amount) filter (where l.amount > 0), 0) as taken,
        coalesce(-sum(l.amount) filter (where l.amount < 0), 0) as given_back
      from ledger_entries l join payments p using (payment_id) where p.provider = 'stripe' group by l.currency`,
  );
  for (const currency of new Set([
    ...Object.keys(books).map((one) => one.toUpperCase()),
    ...sums.map((one) => one.currency),
  ])) {
    const book = books[currency.toLowerCase()] ?? { taken: 0, givenBack: 0 };
    const ledger = sums.find((one) => one.currency === currency);
    const [taken, givenBack] = [Number(ledger?.taken ?? 0), Number(ledger?.given_back ?? 0)];
    if (taken !== book.taken)
      throw new Breach(currency, `the provider took ${book.taken}, the ledger says ${taken}`);
    if (givenBack !== book.givenBack)
      throw new Breach(currency, `the provider gave back ${book.givenBack}, the ledger says ${givenBack}`);
  }
  const [overpaid] = await readDatabase<{ email_id: string; paid: string; due: string }>(
    school,
    `select a.email_id, sum(l.amount) as paid,
        (select sum(amount) from order_instalments i where i.order_id = o.order_id) as due
      from orders o join applications a using (application_id) join ledger_entries l using (order_id)
      group by a.email_id, o.order_id
      having sum(l.amount) > (select sum(amount) from order_instalments i where i.order_id = o.order_id) limit 1`,
  );
  if (overpaid) throw new Breach(overpaid.email_id, `paid ${overpaid.paid} of ${overpaid.due}`);
}
