import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintOpening } from '../../test/job-calls.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { announcements } from '../db/schema/announcements.ts';
import { certificates } from '../db/schema/certificates.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { feedbackEvents } from '../db/schema/feedback.ts';
import { forms } from '../db/schema/forms.ts';
import { employers, userJobFeedback, userJobs } from '../db/schema/jobs.ts';
import { placementInterests, placementMessages, selfPlacements } from '../db/schema/placement.ts';
import { identityVerifications } from '../db/schema/profiles.ts';

const school = openTestSchool();
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles });
const FORMULA = '=1+1';

/** A row of each list whose name would run as a formula, and the search that finds only it. */
const LISTS = [
  {
    list: 'staff',
    bad: 'staffRole=KING',
    mint: async (word: string) => {
      await mintPerson(school, { firstName: FORMULA, lastName: word, staffRoles: ['SUPPORT_TEAM'] });
      return `search=${word}&staffRole=SUPPORT_TEAM`;
    },
  },
  {
    list: 'enrolments',
    bad: 'state=LATE',
    mint: async (word: string) => {
      const { cohortId } = await mintCohort(school);
      const people = [FORMULA, 'Asha'].map((firstName) => mintPerson(school, { firstName, lastName: word }));
      const [one, other] = await Promise.all(people);
      await enrol(school, cohortId, one?.userId ?? '', 'ONGOING');
      await enrol(school, cohortId, other?.userId ?? '', 'BLOCKED');
      return `search=${word}&state=ONGOING`;
    },
  },
  {
    list: 'identity-documents',
    bad: 'status=LATE',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school, { firstName: FORMULA, lastName: word });
      await school.deps.db.insert(identityVerifications).values({
        userId,
        status: 'REJECTED',
        documentType: 'PASSPORT',
        documentIds: [],
        submittedAt: school.now(),
      });
      return `search=${word}&status=REJECTED`;
    },
  },
  {
    list: 'announcements',
    bad: 'state=LATE',
    mint: async (word: string) => {
      const { userId } = await staffOf('OWNER');
      await school.deps.db.insert(announcements).values({
        announcementId: crypto.randomUUID(),
        title: `${FORMULA} ${word}`,
        text: word,
        authorId: userId,
        states: ['ONGOING'],
        includesMentors: false,
        publishAt: school.now(),
        createdAt: school.now(),
      });
      return `search=${word}&state=SCHEDULED`;
    },
  },
  {
    list: 'cohorts',
    bad: 'status=LATE',
    mint: async (word: string) => {
      const { cohortId } = await mintCohort(school);
      await school.deps.db
        .update(cohorts)
        .set({ courseTitle: `${FORMULA} ${word}` })
        .where(eq(cohorts.cohortId, cohortId));
      return `search=${word}&status=ACTIVE`;
    },
  },
  {
    list: 'self-placements',
    bad: 'review=LATE',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school, { firstName: FORMULA, lastName: word });
      const { cohortId } = await mintCohort(school);
      await enrol(school, cohortId, userId, 'COMPLETED');
      await school.deps.db.insert(selfPlacements).values({
        cohortId,
        userId,
        companyName: 'Own Studio',
        designation: 'Modeller',
        ctc: 42_000_000,
        currency: 'INR',
        joiningDate: '2027-02-01',
        reviewStatus: 'PENDING',
        submittedAt: school.now(),
      });
      return `search=${word}&review=PENDING&sortBy=name`;
    },
  },
  {
    list: 'placement-forms',
    bad: 'state=LATE',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school, { firstName: FORMULA, lastName: word });
      const { cohortId } = await mintCohort(school);
      await enrol(school, cohortId, userId, 'COMPLETED');
      await school.deps.db.insert(placementInterests).values({
        cohortId,
        userId,
        interestedInPlacements: true,
        noticePeriod: 30,
        updatedAt: school.now(),
      });
      return `search=${word}&state=INTERESTED`;
    },
  },
  {
    list: 'placement-messages',
    bad: 'state=LATE',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school, { firstName: FORMULA, lastName: word });
      const { cohortId } = await mintCohort(school);
      await enrol(school, cohortId, userId, 'COMPLETED');
      await school.deps.db
        .insert(placementMessages)
        .values({ cohortId, userId, message: 'May I?', fingerprint: word, createdAt: school.now() });
      return `search=${word}&state=OPEN`;
    },
  },
  {
    list: 'interview-feedback',
    bad: 'round=LUNCH',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school, { firstName: FORMULA, lastName: word });
      const { cohortId } = await mintCohort(school);
      const { jobOpeningId } = await mintOpening(school);
      const [applied] = await school.deps.db
        .insert(userJobs)
        .values({
          cohortId,
          userId,
          jobOpeningId,
          resumeDocumentId: randomUUID(),
          appliedAt: school.now(),
          updatedAt: school.now(),
        })
        .returning();
      await school.deps.db.insert(userJobFeedback).values({
        userJobId: applied?.userJobId ?? '',
        round: 'HR',
        responses: [],
        createdAt: school.now(),
      });
      return `search=${word}&round=HR`;
    },
  },
  {
    list: 'employers',
    bad: 'state=LATE',
    mint: async (word: string) => {
      await school.deps.db
        .insert(employers)
        .values({ name: `${FORMULA} ${word}`, createdAt: school.now(), updatedAt: school.now() });
      return `search=${word}&state=ACTIVE&sortBy=createdAt&sortDirection=desc`;
    },
  },
  {
    list: 'certificates',
    bad: 'cohortId=none',
    mint: async (word: string) => {
      const { userId } = await mintPerson(school);
      const { cohortId } = await mintCohort(school);
      await school.deps.db.insert(certificates).values({
        cohortId,
        userId,
        kind: 'COMPLETION',
        number: 'PL-7K3M-Q9ZT-4HVB',
        courseTitle: 'BIM',
        holderName: `${FORMULA} ${word}`,
        issuedAt: school.now(),
      });
      return `search=${word}&cohortId=${cohortId}&sortBy=issuedAt`;
    },
  },
  {
    list: 'feedback-forms',
    bad: 'state=LATE',
    mint: async (word: string) => {
      const [form] = await school.deps.db
        .insert(forms)
        .values({ kind: 'FEEDBACK', key: word, title: `${FORMULA} ${word}`, pages: [] })
        .returning();
      await school.deps.db.insert(feedbackEvents).values({
        formId: form?.formId ?? '',
        page: 'dashboard',
        audiences: ['LEARNER'],
        category: 'OTHER',
        formDisplayPosition: 'BOTTOM_POPUP',
        startsAt: school.now(),
        createdAt: school.now(),
      });
      return `search=${word}&state=OPEN&sortBy=title`;
    },
  },
] as const;

describe('exports of the office lists', () => {
  it.each(LISTS)(
    'OFFICE-08 the filtered $list are exported as CSV without formulas, and the audit log records it',
    async ({ list, mint }) => {
      const owner = await staffOf('OWNER');
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      const query = await mint(word);
      const answer = await school.call('GET', `/v1/office/${list}/csv?${query}`, { token: owner.token });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${list}-.*\\.csv"$`),
      );
      const [titles, row, ...more] = String(answer.body).trimEnd().split('\r\n');
      expect(titles).toMatch(/^[a-z]+( [a-z()UTC]+)*,/);
      expect(row).toContain(word);
      expect(row).toContain(`'${FORMULA}`);
      expect(more).toEqual([]);
      expect(
        await school.deps.db
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.actorId, owner.userId), eq(auditEntries.action, `${list}.exported`))),
      ).toMatchObject([{ details: { search: word, rows: 1 }, source: 'OFFICE' }]);
    },
  );

  it.each([...LISTS.map(({ list }) => list), 'people', 'audit-entries'])(
    'OFFICE-08 %s cannot be exported without the capability of the list',
    async (list) => {
      const learner = await mintPerson(school);
      const { status, body } = await school.call('GET', `/v1/office/${list}/csv`, { token: learner.token });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    },
  );

  it.each(LISTS)('OFFICE-08 an export of $list by $bad returns 400', async ({ list, bad }) => {
    const owner = await staffOf('OWNER');
    const { status, body } = await school.call('GET', `/v1/office/${list}/csv?${bad}`, {
      token: owner.token,
    });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('OFFICE-08 identity documents and announcements are sorted as requested', async () => {
    const owner = await staffOf('OWNER');
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const at = (minutes: number) => new Date(school.now().getTime() - minutes * 60_000);
    for (const [index, name] of ['Zara', 'Asha'].entries()) {
      const { userId } = await mintPerson(school, { firstName: name, lastName: word });
      await school.deps.db.insert(identityVerifications).values({
        userId,
        status: 'REJECTED',
        documentType: 'PASSPORT',
        documentIds: [],
        submittedAt: at(60 - index),
      });
      await school.deps.db.insert(announcements).values({
        announcementId: crypto.randomUUID(),
        title: `${name} ${word}`,
        text: word,
        authorId: owner.userId,
        states: ['ONGOING'],
        includesMentors: false,
        publishAt: at(60 - index),
        createdAt: school.now(),
      });
    }
    const ordered = async (list: string, query: string) => {
      const { body } = await school.call('GET', `/v1/office/${list}?search=${word}&pageNo=0&${query}`, {
        token: owner.token,
      });
      const rows: { name?: string; title?: string }[] = body.reviews ?? body.announcements;
      return rows.map(({ name, title }) => (name ?? title ?? '').split(' ')[0]);
    };
    const papers = 'identity-documents';
    expect(await ordered(papers, 'status=REJECTED')).toEqual(['Zara', 'Asha']);
    expect(await ordered(papers, 'status=REJECTED&sortDirection=desc')).toEqual(['Asha', 'Zara']);
    expect(await ordered(papers, 'status=REJECTED&sortBy=name')).toEqual(['Asha', 'Zara']);
    expect(await ordered('announcements', '')).toEqual(['Asha', 'Zara']);
    expect(await ordered('announcements', 'sortBy=title&sortDirection=desc')).toEqual(['Zara', 'Asha']);
    expect(await ordered('announcements', 'sortDirection=asc')).toEqual(['Zara', 'Asha']);
  });
});
