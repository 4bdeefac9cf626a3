import { derivedToken, hashToken } from '@plinth/api-server/api/token-hash';
import { applications } from '@plinth/api-server/db/schema/admissions';
import { cohorts, cohortTimelines, productPrices } from '@plinth/api-server/db/schema/cohorts';
import { courses } from '@plinth/api-server/db/schema/curriculum';
import { describe, expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool, STAFF_SECRET } from './staff-school.ts';

const FIRST = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d01';
const SECOND = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d02';
const THIRD = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d03';
const FOURTH = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d04';
const lastDay = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const UNKNOWN = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d99';

describe('admission by staff at the command line', () => {
  const { school, url } = openStaffSchool(async (db) => {
    await db
      .insert(productPrices)
      .values({ productId: 'BIM_A', currency: 'INR', listPrice: 12_000_000, bookingAmount: 1_000_000 });
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const [cohort] = await db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId: course?.courseId ?? '',
        courseTitle: 'BIM',
        batchNumber: '21',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        createdAt: new Date(),
      })
      .returning();
    await db.insert(cohortTimelines).values({
      cohortId: cohort?.cohortId ?? '',
      key: 'START_DATE',
      time: new Date(Date.now() + 30 * 86_400_000),
    });
    await db.insert(applications).values(
      [FIRST, SECOND, THIRD, FOURTH].map((applicationId, index) => ({
        applicationId,
        dealTokenHash: hashToken(derivedToken(STAFF_SECRET, 'deal', applicationId)),
        productId: 'BIM_A' as const,
        emailId: `waiting-${index}@plinth.test`,
        firstName: index === 0 ? 'Asha\u001b[31m' : 'Ravi',
        lastName: 'Test',
        formData: { city: 'Pune', softwareInstalled: ['Revit', 'Rhino'] },
        source: 'WEBSITE' as const,
        status: 'APPLICATION_FILLED' as const,
        currency: 'INR' as const,
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
      })),
    );
  });

  it('lists applications of a status, oldest first, without control characters from names', async () => {
    const { code, stdout, stderr } = await school('applications', '--status', 'application_filled');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^APPLICATION +SENT +STATUS +PRODUCT +ADDRESS +NAME$/);
    expect(lines[1]).toContain(FIRST);
    expect(lines[2]).toContain(SECOND);
    expect(lines.at(-1)).toBe('4 in total.');
    expect(stdout).not.toContain('\u001b');
  });

  it('shows one application with all its answers', async () => {
    const { stdout } = await school('applications', SECOND);
    expect(stdout).toMatch(/^city +Pune$/m);
    expect(stdout).toMatch(/^softwareInstalled +Revit, Rhino$/m);
    expect(stdout).toMatch(/^status +APPLICATION_FILLED$/m);
  });

  it('API-089 sends one offer with the given terms, and its email contains the link of the applicant', async () => {
    const sent = await school('offer', FIRST, '--scholarship', '15000.50', '--deadline', '3');
    expect(sent).toMatchObject({ code: 0, stderr: '' });
    expect(sent.stdout).toContain('Offered to waiting-0@plinth.test: ₹1,20,000, scholarship ₹15,000.50');
    // As written in the mail, whose day is in the school's time zone.
    const day = /to be accepted by (.+)\.$/m.exec(sent.stdout)?.[1] ?? 'none';
    const again = await school('offer', FIRST);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('this one is OFFER_SENT') });
    const mails = await withClient(url(), (client) =>
      client.query<{ text: string }>(`select text from mails where template = 'offer'`),
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.text).toContain(`The offer is open until ${day}.`);
    expect(mails.rows[0]?.text).toContain(
      `http://localhost:4321/my-application?dealId=${derivedToken(STAFF_SECRET, 'deal', FIRST)}`,
    );
  });

  it('ADOPT-13 an offer grants no scholarship unless one is typed; --scholarship rule grants the share of the rule', async () => {
    const plain = await school('offer', THIRD);
    expect(plain.stdout).toContain('₹1,20,000, scholarship ₹0, ');
    const byRule = await school('offer', FOURTH, '--scholarship', 'rule');
    expect(byRule.stdout).toContain('₹1,20,000, scholarship ₹12,000, ');
    const until = await school('offer', THIRD, '--until', lastDay);
    expect(until.stdout).toContain(', 11:59 PM (India Standard Time).');
    expect(await school('offer', THIRD, '--until', 'tomorrow')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--until is a day or a time in Asia/Kolkata'),
    });
  });

  it('ENUM-41 declines an application for good', async () => {
    expect(await school('offer', SECOND, '--decline')).toMatchObject({
      code: 0,
      stdout: 'Declined; an email says so.\n',
    });
    expect(await school('offer', SECOND)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('CANCELLED'),
    });
  });

  it.each([
    ['no application', ['offer'], 2, 'Name one application'],
    ['what is no id', ['applications', 'asha'], 2, 'named by its id'],
    ['a scholarship that is no amount', ['offer', FIRST, '--scholarship', 'much'], 2, '--scholarship'],
    ['a deadline beyond 90 days', ['offer', FIRST, '--deadline', '91'], 1, '1 to 90'],
    ['an unknown status', ['applications', '--status', 'HAPPY'], 2, '--status is one of'],
    ['an application that is not there', ['offer', UNKNOWN, '--decline'], 1, 'Application not found'],
  ])('refuses %s with a one-line message', async (_what, args, code, text) => {
    const finished = await school(...args);
    expect(finished).toMatchObject({ code, stderr: expect.stringContaining(text) });
    expect(finished.stderr.trim().split('\n')).toHaveLength(1);
  });
});
