import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { userAddresses, userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { documents } from '@plinth/api-server/db/schema/operations';
import { identityVerifications } from '@plinth/api-server/db/schema/profiles';
import { describe, expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const [ASHA, SECOND, BOSS] = ['asha@plinth.test', 'asha.second@plinth.test', 'boss@plinth.test'];
const [RAVI, MINA] = ['ravi@plinth.test', 'mina@plinth.test'];
const PAPER = 'identity/passport.pdf';

describe('people handled by staff at the command line', () => {
  const { school, home, url } = openStaffSchool(async (db, ownHome) => {
    const [asha] = await db
      .insert(users)
      .values([
        { emailId: ASHA, userHash: 'asha', createdAt: new Date() },
        { emailId: BOSS, userHash: 'boss', staffRoles: ['OWNER'], createdAt: new Date() },
      ])
      .returning();
    const userId = asha?.userId ?? '';
    await db
      .insert(userProfiles)
      .values({ userId, firstName: 'Asha', lastName: 'Test', updatedAt: new Date() });
    await db.insert(userAddresses).values({ emailId: SECOND, userId, createdAt: new Date() });
    for (const emailId of [RAVI, MINA]) {
      const [one] = await db
        .insert(users)
        .values({ emailId, userHash: emailId.slice(0, 4), createdAt: new Date() })
        .returning();
      const ownerId = one?.userId ?? '';
      await db
        .insert(userProfiles)
        .values({ userId: ownerId, firstName: emailId.slice(0, 4), lastName: 'T', updatedAt: new Date() });
      const [paper] = await db
        .insert(documents)
        .values({
          userId: ownerId,
          kind: 'IDENTITY',
          name: 'passport.pdf',
          bucket: 'private',
          path: PAPER,
          contentType: 'application/pdf',
          size: 8,
          sha256: 'none',
          createdAt: new Date(),
        })
        .returning();
      await db.insert(identityVerifications).values({
        userId: ownerId,
        status: 'IN_REVIEW',
        documentType: 'PASSPORT',
        documentIds: [paper?.documentId ?? ''],
        submittedAt: new Date(Date.UTC(2026, 0, 5, 9)),
      });
    }
    const file = join(ownHome, 'files', 'private', PAPER);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '%PDF-1.7');
  });

  it('PERSON-02 OFFICE-09 identity documents are listed, copied out for their reader only, and decided once', async () => {
    const list = await school('identity');
    expect(list.stdout).toMatch(new RegExp(`${MINA} +5 January.* +IN_REVIEW +PASSPORT +mina T`));
    expect(list.stdout).toContain('2 in total.');
    const folder = join(home(), 'papers');
    const saved = await school('identity', RAVI, '--save', folder);
    const file = join(folder, 'identity-1.pdf');
    expect(saved.stdout).toContain(`${file}\nThese are identity documents`);
    expect(await readFile(file, 'utf8')).toBe('%PDF-1.7');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await school('identity', RAVI, '--accept')).stdout).toBe(`Accepted; an email tells ${RAVI}.\n`);
    expect(await school('identity', RAVI, '--refuse', 'Cut off')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has accepted these documents already'),
    });
    await school('identity', MINA.toUpperCase(), '--refuse', 'The photo is cut off');
    const shown = await school('identity', MINA);
    expect(shown.stdout).toMatch(/status +REJECTED/);
    expect(shown.stdout).toMatch(/told +The photo is cut off/);
    const { rows } = await withClient(url(), (client) =>
      client.query(
        "select action, source from audit_entries where action like 'identity.%' order by created_at",
      ),
    );
    expect(rows).toEqual(
      ['opened', 'accepted', 'refused'].map((what) => ({ action: `identity.${what}`, source: 'COMMAND' })),
    );
  });

  it.each([
    [[BOSS], 1, 'not handed in any identity documents'],
    [['nobody@plinth.test'], 1, 'Nobody has an account'],
    [['ravi'], 2, 'by an address'],
    [['--accept'], 2, 'Name one person'],
    [[RAVI, '--accept', '--refuse', 'x'], 2, 'Name one person'],
    [[RAVI, '--refuse', ''], 2, '--refuse takes a reason'],
    [['--status', 'lost'], 2, '--status is one of'],
  ])('PERSON-02 OFFICE-09 identity %j fails and says what is wrong', async (args, code, text) => {
    expect(await school('identity', ...args)).toMatchObject({ code, stderr: expect.stringContaining(text) });
  });

  it('PERSON-03 OFFICE-09 exports all data about a person into a new file that only its owner can read', async () => {
    const file = join(home(), '..', `asha-${Date.now()}.json`);
    const done = await school('people', 'export', SECOND.toUpperCase(), file);
    expect(done.stdout).toContain(`is in ${file}`);
    const { sections } = JSON.parse(await readFile(file, 'utf8'));
    expect(sections.user_profiles).toMatchObject([{ first_name: 'Asha' }]);
    expect(sections.user_addresses).toMatchObject([{ email_id: SECOND }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await school('people', 'export', ASHA, file);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('cannot be written')]);
  });

  it('PERSON-03 OFFICE-09 erases a person only with --yes, after showing what is deleted and what stays', async () => {
    const asked = await school('people', 'erase', ASHA);
    expect(asked.stdout).toContain(`Asha Test, ${ASHA}, ${SECOND}.`);
    expect(asked.stdout).toContain('user addresses (1)');
    expect(asked.stdout).toContain('Orders, payments and invoices stay');
    expect(asked.stdout).toContain('Nothing was changed: add --yes');
    const done = await school('people', 'erase', ASHA, '--reason', 'Letter of 3 May', '--yes');
    expect(done.stdout).toContain('Done; nobody was emailed.');
    for (const address of [ASHA, SECOND])
      expect((await school('people', 'erase', address)).stderr).toContain('Nobody has an account');
  });

  it('PERSON-03 OFFICE-09 staff cannot be erased, and an incomplete command shows the usage', async () => {
    const staff = await school('people', 'erase', BOSS, '--yes');
    expect([staff.code, staff.stderr]).toEqual([1, expect.stringContaining('They work in the office')]);
    for (const args of [['erase'], ['erase', 'nobody'], ['export', ASHA], ['paint', ASHA], []]) {
      const answer = await school('people', ...args);
      expect([answer.code, answer.stderr]).toEqual([2, expect.stringContaining('school people')]);
    }
  });
});
