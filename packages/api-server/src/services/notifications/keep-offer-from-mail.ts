import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { keepFromMail } from './keep-from-mail.ts';

type Application = { applicationId: string; emailId: string };

/** What the keys of the news of the last moment of an offer begin with. */
export const offerKeys = (applicationId: string) => `offer-closes:${applicationId}:`;

/** Once an offer is accepted, taken back or has another last moment, no digest tells of the one that it had. */
export const keepOfferFromMail = (tx: Transaction, { applicationId, emailId }: Application): Promise<void> =>
  keepFromMail(tx, accountByAddress(emailId), offerKeys(applicationId));
