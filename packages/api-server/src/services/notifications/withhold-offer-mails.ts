import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { withholdFromMail } from './withhold-from-mail.ts';

type Application = { applicationId: string; emailId: string };

/** The prefix of the keys of news about the deadline of an offer. */
export const offerKeys = (applicationId: string) => `offer-closes:${applicationId}:`;

/** Drops an offer's deadline from the digest once the offer is accepted, withdrawn or has another deadline. */
export const withholdOfferMails = (tx: Transaction, { applicationId, emailId }: Application): Promise<void> =>
  withholdFromMail(tx, accountByAddress(emailId), offerKeys(applicationId));
