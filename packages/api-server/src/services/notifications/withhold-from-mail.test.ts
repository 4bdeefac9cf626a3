import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { mintOrder } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { moveAcceptance } from '../course-applications/move-acceptance.ts';
import { announceOffers } from './announce-offers.ts';

const school = openTestSchool();
const HOUR_MS = 3_600_000;

describe('a mail that reports that an offer closes within hours', () => {
  it('PLAY-02 is dropped while it waits once the offer has another deadline, and that of another offer is not', async () => {
    const { db } = school.deps;
    const date = new Date(school.now().getTime() + 10 * HOUR_MS);
    const offers = [];
    for (const { emailId } of [await mintPerson(school), await mintPerson(school)]) {
      const { applicationId } = await mintOrder(school, { emailId });
      await db
        .update(applications)
        .set({ status: 'OFFER_SENT' })
        .where(eq(applications.applicationId, applicationId));
      await db.insert(deadlines).values({ applicationId, deadlineType: 'OFFER_ACCEPTANCE', date });
      const waiting = async () =>
        (await school.mailsTo(emailId)).filter(
          ({ subject, status }) => subject === 'Your offer closes soon' && status === 'PENDING',
        );
      offers.push({ applicationId, waiting });
    }
    const [moved, other] = offers;
    await announceOffers(school.deps);
    expect(await moved?.waiting()).toHaveLength(1);
    await moveAcceptance(
      school.deps,
      COMMAND,
      moved?.applicationId ?? '',
      new Date(date.getTime() + 48 * HOUR_MS),
    );
    expect(await moved?.waiting()).toEqual([]);
    expect(await other?.waiting()).toHaveLength(1);
  });
});
