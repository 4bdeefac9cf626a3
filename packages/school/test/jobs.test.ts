import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@plinth/api-server/db/database';
import { auditEntries, userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { cohorts } from '@plinth/api-server/db/schema/cohorts';
import { courses } from '@plinth/api-server/db/schema/curriculum';
import { jobOpenings, userJobs } from '@plinth/api-server/db/schema/jobs';
import { notifications } from '@plinth/api-server/db/schema/notifications';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStaffSchool } from './staff-school.ts';

const SEEKERS = ['asha@plinth.test', 'ravi@plinth.test'];
const OPENING = 'demo-practice-modeller';
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

const opening = (more: Record<string, string> = {}) =>
  Object.entries({
    reference: OPENING,
    company: 'Demo Practice',
    title: 'BIM modeller',
    description: 'Models in Revit.',
    location: 'Pune',
    workMode: 'HYBRID',
    pay: '480000 INR',
    rounds: '[INTRODUCTION, HR]',
    closes: `${NEXT_YEAR}-06-30`,
    ...more,
  })
    .map(([field, value], index) => `${index === 0 ? '  - ' : '    '}${field}: ${value}\n`)
    .join('');

describe('jobs handled by staff at the command line', () => {
  const { school, home, url } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    if (!course) throw new Error('no course minted');
    await db.insert(cohorts).values({
      productId: 'BIM_A',
      courseId: course.courseId,
      courseTitle: 'BIM for Architects',
      batchNumber: '14',
      cohortType: 'BIM_A',
      productType: 'SPECIALIZATION',
      createdAt: new Date(),
    });
    const people = await db
      .insert(users)
      .values(SEEKERS.map((emailId) => ({ emailId, userHash: emailId, createdAt: new Date() })))
      .returning();
    await db.insert(userProfiles).values(
      people.map(({ userId, emailId }) => ({
        userId,
        firstName: emailId.split('@')[0] ?? '',
        updatedAt: new Date(),
      })),
    );
  });

  const read = async <T>(work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>) => {
    const { db, close } = openDatabase(url(), 1, () => {});
    try {
      return await work(db);
    } finally {
      await close();
    }
  };
  const openings = () => read((db) => db.select().from(jobOpenings).orderBy(asc(jobOpenings.reference)));
  const load = async (...written: string[]) => {
    const path = join(home(), 'openings.yaml');
    await writeFile(path, `openings:\n${written.join('')}`);
    return school('jobs', path);
  };
  const toldTo = (emailId: string) =>
    read((db) =>
      db
        .select({ title: notifications.title, text: notifications.text })
        .from(notifications)
        .innerJoin(users, eq(users.userId, notifications.userId))
        .where(eq(users.emailId, emailId))
        .orderBy(asc(notifications.at)),
    );

  /** Lets both seekers apply; the screens for applying have their own tests. */
  const applied = async () => {
    const rows = await read((db) =>
      db
        .select({ userJobId: userJobs.userJobId, emailId: users.emailId })
        .from(userJobs)
        .innerJoin(users, eq(users.userId, userJobs.userId)),
    );
    return (emailId: string | undefined) =>
      rows.find((row) => row.emailId === emailId)?.userJobId ?? 'nobody';
  };

  it.each([
    ['--round', 'HR'],
    ['--close', 'Filled'],
    [OPENING, 'another'],
    [OPENING, '--round', 'HR'],
    [OPENING, '--close', ''],
    [randomUUID()],
    [randomUUID(), '--round', 'COFFEE'],
    [randomUUID(), '--round', 'HR', '--status', 'perhaps'],
    [randomUUID(), '--round', 'HR', '--offer', '5'],
    [randomUUID(), '--offer', '500000'],
    [randomUUID(), '--offer', 'much', '--currency', 'INR'],
    ['nowhere.yaml'],
  ])('PLACE-01 jobs %s %s is a usage error', async (...typed) => {
    const { code, stdout, stderr } = await school('jobs', ...typed);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
  });

  it('PLACE-01 a new school has no openings, and an unknown opening or application is reported', async () => {
    expect((await school('jobs')).stdout).toBe('There is no opening.\n');
    for (const [typed, why] of [
      [[OPENING], `There is no opening ${OPENING}.\n`],
      [[OPENING, '--close', 'Filled'], 'Opening not found.\n'],
      [[randomUUID(), '--round', 'HR'], 'Application not found.\n'],
    ] as const) {
      const { code, stderr } = await school('jobs', ...typed);
      expect([code, stderr]).toEqual([1, why]);
    }
  });

  it('PLACE-01 a file with one fault loads nothing; a faulty line is named', async () => {
    const wrong = await load(opening(), opening({ reference: 'second-one', workMode: 'SOMEWHERE' }));
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/openings\.yaml:16: .*ON_SITE, REMOTE, HYBRID/);
    const past = await load(opening(), opening({ reference: 'second-one', closes: '2020-01-31' }));
    expect([past.code, past.stderr.trim()]).toEqual([1, 'second-one: the closing date has already passed.']);
    expect(await openings()).toEqual([]);
  });

  it('PLACE-01 ENUM-36 ENUM-37 a file adds its openings, a second load changes them, and they are listed', async () => {
    expect((await load(opening(), opening({ reference: 'second-one' }))).stdout).toBe(
      '2 added, 0 changed.\n',
    );
    expect((await load(opening({ title: 'Senior BIM modeller' }))).stdout).toBe('0 added, 1 changed.\n');
    expect(await openings()).toMatchObject([
      {
        reference: OPENING,
        title: 'Senior BIM modeller',
        workMode: 'HYBRID',
        rounds: ['INTRODUCTION', 'HR'],
        ctc: 48_000_000,
        currency: 'INR',
      },
      { reference: 'second-one', title: 'BIM modeller' },
    ]);
    expect((await school('jobs')).stdout).toMatch(
      new RegExp(
        `${OPENING} +open +30 June, ${NEXT_YEAR} +0 applied, 0 offered +Senior BIM modeller, Demo Practice`,
      ),
    );
    expect((await school('jobs', OPENING)).stdout).toBe('Nobody has applied yet.\n');
    expect(await read((db) => db.select().from(auditEntries))).toHaveLength(2);
  });

  describe('with applications', () => {
    beforeAll(async () => {
      await read(async (db) => {
        const [cohort] = await db.select().from(cohorts);
        const [one] = await db.select().from(jobOpenings).where(eq(jobOpenings.reference, OPENING));
        if (!cohort || !one) throw new Error('nothing to apply for');
        const people = await db.select().from(users).orderBy(asc(users.emailId));
        await db.insert(userJobs).values(
          people.map(({ userId }, index) => ({
            userId,
            cohortId: cohort.cohortId,
            jobOpeningId: one.jobOpeningId,
            resumeDocumentId: randomUUID(),
            appliedAt: new Date(Date.now() - 60_000 + index),
            updatedAt: new Date(),
          })),
        );
      });
    });

    it('PLACE-01 ENUM-37 a move to a round happens once and notifies the learner; a round the opening lacks is refused', async () => {
      const of = await applied();
      const [asha] = SEEKERS;
      const move = ['jobs', of(asha), '--round', 'introduction', '--say', 'Monday at eleven.'];
      expect((await school(...move)).stdout).toBe('Moved; the learner is notified.\n');
      expect((await school(...move)).stdout).toBe('It is already there.\n');
      expect(await toldTo(asha ?? '')).toEqual([
        { title: expect.stringMatching(/^Demo Practice invites you/), text: 'Monday at eleven.' },
      ]);
      expect((await school('jobs', OPENING)).stdout).toMatch(
        new RegExp(`${of(asha)} .* INTRODUCTION +${asha} +asha`),
      );
      const none = await school('jobs', of(asha), '--round', 'TOOL_TEST');
      expect([none.code, none.stderr.trim()]).toEqual([1, 'This opening has the rounds INTRODUCTION, HR.']);
    });

    it('PLACE-01 ENUM-37 a file that drops a round to which an applicant was invited changes nothing and names the opening', async () => {
      const dropped = await load(opening({ rounds: '[HR]' }));
      expect([dropped.code, dropped.stderr.trim()]).toEqual([
        1,
        `Someone has been invited to a round that is missing here: ${OPENING} (INTRODUCTION).`,
      ]);
      expect((await openings())[0]).toMatchObject({ rounds: ['INTRODUCTION', 'HR'] });
      const reordered = await load(opening({ title: 'Senior BIM modeller', rounds: '[HR, INTRODUCTION]' }));
      expect(reordered.stdout).toBe('0 added, 1 changed.\n');
      await load(opening({ title: 'Senior BIM modeller' }));
    });

    it('API-263 an offer reaches the applicant with its pay and ends the rounds', async () => {
      const of = await applied();
      const [asha] = SEEKERS;
      const offer = await school('jobs', of(asha), '--offer', '520000', '--currency', 'inr');
      expect(offer.stdout).toBe(`Offered to ${asha}: ₹5,20,000 a year.\n`);
      expect((await toldTo(asha ?? '')).at(-1)).toEqual({
        title: 'Demo Practice makes you an offer',
        text: 'Senior BIM modeller, ₹5,20,000 a year. Accept or decline it.',
      });
      const late = await school('jobs', of(asha), '--round', 'HR');
      expect([late.code, late.stderr.trim()]).toEqual([
        1,
        'An offer has already been made; the rounds are over.',
      ]);
      const nothing = await school('jobs', of(SEEKERS[1]), '--offer', '0', '--currency', 'INR');
      expect([nothing.code, nothing.stderr.trim()]).toEqual([1, 'An offer has to name the pay per year.']);
    });

    it('PLACE-01 closing notifies applicants without an offer once with the reason, and a closed opening cannot be loaded again', async () => {
      const close = ['jobs', OPENING, '--close', 'The position is filled.'];
      expect((await school(...close)).stdout).toBe(`${OPENING}  Closed; 1 applicant is notified.\n`);
      expect((await school(...close)).stdout).toBe(`${OPENING}  Closed; 0 applicants are notified.\n`);
      expect(await toldTo(SEEKERS[1] ?? '')).toEqual([
        {
          title: 'Demo Practice has closed an opening',
          text: 'Senior BIM modeller. The position is filled.',
        },
      ]);
      const ended = (await applied())(SEEKERS[1]);
      expect((await school('jobs', OPENING)).stdout).toMatch(new RegExp(`${ended} .* closed +${SEEKERS[1]}`));
      for (const more of [
        ['--round', 'HR'],
        ['--offer', '520000', '--currency', 'INR'],
      ]) {
        const { code, stderr } = await school('jobs', ended, ...more);
        expect([code, stderr.trim()]).toEqual([
          1,
          'This opening is closed, and the application has ended with it.',
        ]);
      }
      expect((await school('jobs')).stdout).toMatch(new RegExp(`${OPENING} +closed .* 2 applied, 1 offered`));
      const again = await load(opening());
      expect(again.code).toBe(1);
      expect(again.stderr).toContain(`Not open: ${OPENING}. Give a new opening a reference of its own.`);
    });
  });
});
