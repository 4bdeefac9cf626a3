import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { cohorts } from '@plinth/api-server/db/schema/cohorts';
import { courses, mentorQueries } from '@plinth/api-server/db/schema/curriculum';
import { addMonths } from '@plinth/domain/dates/add-months';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { describe, expect, it } from 'vitest';
import { openStaffSchool } from './staff-school.ts';

const GUIDE = 'guide@plinth.test';
const LEARNER = 'learner@plinth.test';
/** An id that belongs to no piece of work. */
const NO_WORK = '01900000-0000-7000-8000-000000000001';
const MONTH = calendarDateIn(DEFAULT_TIMEZONE, new Date().toISOString()).slice(0, 7);
const LAST = addMonths(MONTH, -1);

describe('earnings by staff at the command line', () => {
  const { school, home } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const people = await db
      .insert(users)
      .values([
        { emailId: GUIDE, userHash: 'guide', roles: ['INDUSTRIAL_GUIDE'], createdAt: new Date() },
        { emailId: LEARNER, userHash: 'learner', createdAt: new Date() },
      ])
      .returning();
    const [guide, learner] = people;
    if (!course || !guide || !learner) throw new Error('nobody minted');
    await db.insert(userProfiles).values([
      { userId: guide.userId, firstName: '=Girish', lastName: 'Demo', updatedAt: new Date() },
      { userId: learner.userId, firstName: 'Leela', updatedAt: new Date() },
    ]);
    const [cohort] = await db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId: course.courseId,
        courseTitle: 'BIM for Architects',
        batchNumber: '14',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        createdAt: new Date(),
      })
      .returning();
    if (!cohort) throw new Error('no cohort minted');
    await db.insert(mentorQueries).values(
      ['05', '06', '07'].map((day) => ({
        cohortId: cohort.cohortId,
        askedById: learner.userId,
        title: 'Why?',
        description: 'Why?',
        namespace: 'CAREER' as const,
        state: 'ANSWERED' as const,
        answeredAt: new Date(instantAt(DEFAULT_TIMEZONE, `${LAST}-${day}`, 11)),
        answeredById: guide.userId,
        createdAt: new Date(),
        lastActivityAt: new Date(),
      })),
    );
  });

  it('API-214 a new school owes nothing and has no rates', async () => {
    expect((await school('earnings')).stdout).toBe('Nothing is owed.\n');
    expect((await school('earnings', 'rates')).stdout).toBe('No rates are set, so nothing is earned.\n');
  });

  it.each([
    ['rates', 'BONUS', '--amount', '5'],
    ['rates', 'QUERY'],
    ['rates', 'QUERY', '--amount', 'five'],
    ['rates', 'QUERY', '--amount', '5', '--currency', 'EUR'],
    ['rates', 'QUERY', '--amount', '5', '--from', '2026-02-30'],
    ['currency', '--currency', 'USD'],
    ['pay'],
    ['pay', '--month', '2026-13'],
    ['paid', '--month', '2026-10'],
    ['paid', '--reference', 'UTR-1'],
    ['paid', 'that-one', '--reference', 'UTR-1'],
    ['paid', '01900000-0000-7000-8000-000000000001'],
    ['returned', 'that-one', '--reason', 'Closed'],
    ['work', '--person', GUIDE],
    ['work', '--month', '2026-10'],
    ['correct', 'that-one', '--amount', '5', '--reason', 'Counted twice'],
    ['correct', '01900000-0000-7000-8000-000000000001', '--reason', 'Counted twice'],
    ['correct', '01900000-0000-7000-8000-000000000001', '--amount', '-5', '--reason', 'Counted twice'],
    ['correct', '01900000-0000-7000-8000-000000000001', '--amount', '5'],
    ['everything'],
  ])('API-218 earnings %s %s is a usage error', async (...typed) => {
    const { code, stdout, stderr } = await school('earnings', ...typed);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
  });

  it('API-218 a rate counts the work since its start date, and the current month cannot be paid', async () => {
    const set = await school('earnings', 'rates', 'query', '--amount', '150', '--from', `${LAST}-06`);
    expect(set).toMatchObject({
      code: 0,
      stdout: 'Set: QUERY brings ₹150. 2 pieces of work counted by it.\n',
    });
    expect((await school('earnings', 'rates')).stdout).toMatch(
      new RegExp(`QUERY +₹150 +${LAST}-06 +everybody paid in INR`),
    );
    expect((await school('earnings')).stdout).toMatch(new RegExp(`${LAST} +${GUIDE} +₹300 +owed`));
    const early = await school('earnings', 'pay', '--month', MONTH);
    expect(early.code).toBe(1);
    expect(early.stderr).toContain('not over yet');
    const nobody = await school('earnings', 'rates', 'query', '--amount', '1', '--person', LEARNER);
    expect([nobody.code, nobody.stderr.trim()]).toEqual([1, `${LEARNER} is not a guide or lead mentor.`]);
  });

  it('API-218 a month is paid once with a file for the bank, and a transfer can be marked as paid or returned', async () => {
    const file = join(home(), 'transfers.csv');
    const pay = () => school('earnings', 'pay', '--month', LAST, '--csv', file);
    const first = await pay();
    expect(first.stdout).toMatch(new RegExp(`${GUIDE} +₹300`));
    const written = await readFile(file, 'utf8');
    const [, line = ''] = written.split('\r\n');
    const [payoutId = ''] = line.split(',');
    expect(line).toBe(`${payoutId},'=Girish Demo,${GUIDE},${LAST},300.00,INR`);
    expect((await pay()).stdout).toBe(first.stdout);
    expect(await readFile(file, 'utf8')).toBe(written);

    const paid = ['earnings', 'paid', '--month', LAST, '--reference', 'UTR-77'];
    expect((await school(...paid)).stdout).toBe(`Paid: ₹300 to ${GUIDE}, UTR-77.\n`);
    expect((await school(...paid)).stdout).toBe(`Paid: ₹300 to ${GUIDE}, UTR-77.\n`);
    expect((await school('earnings')).stdout).toBe('Nothing is owed.\n');
    expect((await pay()).stdout).toBe(`Nothing of ${LAST} is to be paid.\n`);

    const back = await school('earnings', 'returned', payoutId, '--reason', 'Account closed');
    expect(back.stdout).toBe(
      `Came back: ₹300 of ${GUIDE}. Its work, as corrected since, goes out in a new transfer when ${LAST} is paid again.\n`,
    );
    expect((await school('earnings')).stdout).toMatch(new RegExp(`₹300 +came back +${payoutId}`));
    const again = (await pay()).stdout;
    expect(again).toMatch(new RegExp(`${GUIDE} +₹300`));
    expect(again).not.toContain(payoutId);
    expect((await school('earnings')).stdout).not.toContain('came back');
    const [, row = ''] = again.split('\n');
    const byId = ['earnings', 'paid', row.split(' ')[0] ?? '', '--reference', 'UTR-78'];
    expect((await school(...byId)).stdout).toBe(`Paid: ₹300 to ${GUIDE}, UTR-78.\n`);
    const unknown = await school('earnings', 'paid', '--month', '2020-01', '--reference', 'X');
    expect([unknown.code, unknown.stderr.trim()]).toEqual([1, 'No such transfer of 2020-01 is on its way.']);
    const other = await school('earnings', 'paid', NO_WORK, '--reference', 'X');
    expect([other.code, other.stderr.trim()]).toEqual([1, 'No such transfer is on its way.']);
  });

  it('API-220 a piece of work is found by mentor and month and corrected once, and an overpayment is shown', async () => {
    const list = ['earnings', 'work', '--person', GUIDE, '--month', LAST];
    const [, line = ''] = (await school(...list)).stdout.split('\n');
    expect(line).toMatch(new RegExp(`${LAST}-06 +QUERY +₹150 +A query about the course`));
    const [itemId = ''] = line.split(' ');
    const correct = ['earnings', 'correct', itemId, '--amount', '100', '--reason', 'A short answer'];
    expect((await school(...correct)).stdout).toBe(
      `Corrected: ₹100 instead of ₹150; ${GUIDE} is notified.\n`,
    );
    expect((await school(...correct)).stdout).toBe('It already brings ₹100.\n');
    expect((await school(...list)).stdout).toMatch(/₹100, corrected/);
    expect((await school('earnings')).stdout).toMatch(new RegExp(`${LAST} +${GUIDE} +-₹50 +owed`));
    const unknown = await school('earnings', 'correct', NO_WORK, '--amount', '1', '--reason', 'x');
    expect([unknown.code, unknown.stderr.trim()]).toEqual([1, `There is no piece of work ${NO_WORK}.`]);
    const nobody = await school('earnings', 'work', '--person', LEARNER, '--month', LAST);
    expect([nobody.code, nobody.stderr.trim()]).toEqual([1, `${LEARNER} is not a guide or lead mentor.`]);
  });

  it('API-214 the currency of a mentor who has earned cannot change', async () => {
    const to = (currency: string) =>
      school('earnings', 'currency', '--person', GUIDE, '--currency', currency);
    expect((await to('usd')).stderr).toContain('has earned in another currency already');
    expect((await to('inr')).stdout).toBe(`${GUIDE} is paid in INR.\n`);
  });
});
