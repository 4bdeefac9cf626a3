import type { Transaction } from '../../db/database.ts';
import { hold } from '../../db/queries/earnings/hold.ts';

/** Lets one after the other write earnings, rates and payouts, until the transaction ends; reading waits for nobody. */
export const holdEarnings = (tx: Transaction) => hold.run(tx, {});
