import { missingText } from '@plinth/domain/closing/missing-text';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import { until } from '../until.ts';
import type { Learner } from './enrol.ts';
import type { People } from './open-school.ts';

const DAY_MS = 86_400_000;
/** The day after the last day of the course. */
const CLOSING_DAY = 169;
const AT_ONCE = 6;
const PAGE = 20;
/** The certificates of hundreds are drawn one after the other. */
const LOOK_FOR_PAPER_MS = 500;

async function certificatesOf({ api }: Person, cohortId: string) {
  const listed = [];
  for (let pageNo = 0; ; pageNo += 1) {
    const { certificates } = await api.officeCertificates.list({ query: { cohortId, pageNo } });
    listed.push(...certificates);
    if (certificates.length < PAGE) return listed;
  }
}

async function close({ api }: Person, cohortId: string) {
  const { stamp } = await api.officeClosing.read({ params: { cohortId } });
  return api.officeClosing.close({ params: { cohortId }, body: { stamp } });
}

/** The holder finds the certificate among the documents and opens it, and a visitor verifies its number. */
async function checkCertificate(play: Play, learner: Learner, number: string): Promise<void> {
  await learner.signIn();
  const page = await fetch(`${play.school.origin}/certificates/${number}`, {
    headers: { 'x-forwarded-for': `10.200.0.${Number.parseInt(learner.userId.slice(-2), 16)}` },
  });
  const text = await page.text();
  if (page.status !== 200 || !text.includes(learner.firstName))
    throw new Breach(
      learner.emailId,
      `holds ${number}, and its page answers ${page.status} without the name`,
    );
  // The document is drawn after the closing has been answered.
  const { documentId } = await until(
    async () => {
      const { documents } = await learner.api.documents.listDocuments({});
      return documents.find(({ certificate }) => certificate?.number === number);
    },
    new Breach(learner.emailId, `does not find ${number} among the documents`),
    { lookEveryMs: LOOK_FOR_PAPER_MS },
  );
  const { body } = await learner.api.documents.downloadDocument({
    params: { cohortId: learner.cohort.cohortId, documentId },
  });
  if (!(await body.text()).startsWith('%PDF-'))
    throw new Breach(learner.emailId, `opens the paper of ${number}, and it is none`);
}

/**
 * Closes every cohort, twice, as unsure staff do: everyone who lacks nothing has completed and receives one certificate
 * of the course. Returns how many have one. @param mayLack those known to lack something
 */
export async function closeCohorts(
  play: Play,
  people: People,
  mayLack: readonly Learner[] = [],
): Promise<number> {
  const { staff, cohorts, learners } = people;
  await play.clock.moveTo(new Date((cohorts[0]?.startsAt.getTime() ?? 0) + CLOSING_DAY * DAY_MS));
  await staff.academics.signIn();
  let held = 0;
  for (const { cohortId } of cohorts) {
    const { rule, learners: outlook } = await staff.academics.api.officeClosing.read({
      params: { cohortId },
    });
    const expected = new Set(
      learners
        .filter((one) => one.cohort.cohortId === cohortId && !mayLack.includes(one))
        .map((one) => one.userId),
    );
    for (const { userId, name, outcome, missing } of outlook)
      if (outcome === 'LACKS' && expected.has(userId))
        throw new Breach(
          `${name} ${userId}`,
          `has done everything and lacks: ${missing.map((one) => missingText(one, rule)).join('; ')}`,
        );
    const { completed } = await close(staff.academics, cohortId);
    const again = await close(staff.academics, cohortId);
    if (again.completed !== 0) throw new Breach(cohortId, `closing again completes ${again.completed} more`);
    const certificates = (await certificatesOf(staff.academics, cohortId)).filter(
      ({ kind }) => kind === 'COMPLETION',
    );
    const holders = new Set(certificates.map(({ userId }) => userId));
    if (certificates.length !== completed || holders.size !== completed)
      throw new Breach(
        cohortId,
        `${completed} have completed, ${certificates.length} certificates for ${holders.size}`,
      );
    for (const userId of expected)
      if (!holders.has(userId)) throw new Breach(userId, 'has completed and holds no certificate');
    await inTurns(certificates, AT_ONCE, async ({ userId, number }) => {
      const learner = learners.find((one) => one.userId === userId);
      if (learner) await checkCertificate(play, learner, number);
    });
    held += holders.size;
  }
  return held;
}
