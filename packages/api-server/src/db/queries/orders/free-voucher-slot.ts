import { sql } from 'drizzle-orm';
import { addressesOfSamePerson } from '../account/addresses-of-same-person.ts';
import { integer, nullable, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds the first slot of a code that no order occupies; null if all are taken, or the person has used up their uses,
 * with whichever of their addresses.
 */
export const freeVoucherSlot = statement({
  params: { code: text, emailId: text, maxUses: integer, usesPerPerson: integer },
  columns: { slot: nullable(integer) },
  sql: ({ code, emailId, maxUses, usesPerPerson }) => sql`
    select min(s)::int as slot from generate_series(1, ${maxUses}) s
    where not exists (select 1 from voucher_uses u where u.code = ${code} and u.slot = s)
      and (select count(*) from voucher_uses u join orders o using (order_id)
        where u.code = ${code} and o.email_id = any(${addressesOfSamePerson(emailId)})) < ${usesPerPerson}`,
});
