import type { Transaction } from '../../db/database.ts';
import { hold } from '../../db/queries/earnings/hold.ts';

/** Serialises writes of earnings, rates and payouts until the transaction ends; reads do not wait. */
export const holdEarnings = (tx: Transaction) => hold.run(tx, {});
