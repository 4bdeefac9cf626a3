import { CLASS } from '@plinth/contract/call';
import { earnedCertificates } from '@plinth/domain/certificates/earned-certificates';
import { eq, isNull } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { verifyBadge } from '../../test/verify-badge.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { certificates } from '../db/schema/certificates.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { signingKeys } from '../db/schema/signing-keys.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { ensureSigningKey } from '../services/badges/ensure-signing-key.ts';
import { issueCertificates } from '../services/certificates/issue-certificates.ts';

const school = openTestSchool();

/** A person with a certificate of practice. */
async function mintGraduate(firstName = 'Asha') {
  const person = await mintPerson(school, { firstName });
  const { cohortId } = await mintCohort(school, {}, 170);
  const [cohort] = await school.deps.db.select().from(cohorts).where(eq(cohorts.cohortId, cohortId));
  if (!cohort) throw new Error('no cohort');
  const earned = earnedCertificates({
    assignments: [{ title: 'Draw a wall', state: 'PASSED' }],
    capstone: [],
    skills: [],
    currency: 'INR',
  });
  const issued = await school.deps.db.transaction((tx) =>
    issueCertificates(tx, school.deps, cohort, [{ userId: person.userId, earned }]),
  );
  const practice = issued.find(({ kind }) => kind === 'PRACTICE');
  if (!practice) throw new Error('no certificate of practice');
  return { person, cohortId, certificate: practice };
}
const badgeOf = async (number: string) => (await school.raw(`/certificates/${number}.jwt`)).text();
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

/** Programs are told in the words of the page for people, without the name, that the holder has left. */
async function expectGone(number: string, sentence: string) {
  const page = await school.raw(`/certificates/${number}`);
  const text = await page.text();
  expect([page.status, text]).toEqual([410, expect.stringContaining(sentence)]);
  for (const ending of ['json', 'jwt']) {
    const answer = await school.raw(`/certificates/${number}.${ending}`);
    const { message, ...body } = (await answer.json()) as { message: string };
    expect([answer.status, body]).toEqual([410, { status: 410, code: 'GONE' }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(message).toContain('Its holder has left since');
    expect(message).not.toContain('Asha');
    expect(text).toContain(message);
  }
}

describe('the badge of a certificate', () => {
  it('CERT-04 is accepted by an independent verifier, and says what the certificate says', async () => {
    const { certificate } = await mintGraduate();
    const token = await badgeOf(certificate.number);
    expect(await verifyBadge(school, token)).toEqual({ isRevoked: false });
    const [header, claims] = partsOf(token);
    expect(header).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^http:\/\/localhost:4321\/certificates\/keys\/[\w-]+$/),
    });
    expect(claims).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'Asha Test', hashed: false }],
        narrative: 'Work passed: Draw a wall.',
        achievement: { name: `Certificate of practice: ${certificate.courseTitle}` },
      },
    });
    const { iss, jti, nbf, sub, ...credential } = claims;
    const read = await school.raw(`/certificates/${certificate.number}.json`);
    expect([iss, sub]).toEqual([credential.issuer.id, credential.credentialSubject.id]);
    expect([jti, nbf]).toEqual([credential.id, Date.parse(credential.validFrom) / 1000]);
    expect(await read.json()).toEqual(credential);
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(await badgeOf(certificate.number)).toBe(token);
  });

  it('CERT-04 CERT-03 reveals nothing about its holder but the name', async () => {
    const { certificate, person, cohortId } = await mintGraduate();
    const [, claims] = partsOf(await badgeOf(certificate.number));
    const text = JSON.stringify(claims);
    for (const kept of [person.emailId, person.userId, person.userHash, cohortId, certificate.certificateId])
      expect(text).not.toContain(kept);
    const { body } = await school.call('GET', '/certificates/keys');
    for (const { d, p, q, kty } of body.keys)
      expect([d, p, q, kty]).toEqual([undefined, undefined, undefined, 'RSA']);
  });

  it('CERT-04 that was altered, or signed with another key, is refused', async () => {
    const { certificate } = await mintGraduate();
    const token = await badgeOf(certificate.number);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const [protectedHeader, claims] = partsOf(token);
    claims.credentialSubject.identifier[0].identityHash = 'Someone Else';
    const altered = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await expect(verifyBadge(school, `${header}.${altered}.${signature}`)).rejects.toThrow('signature');
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims).setProtectedHeader(protectedHeader).sign(privateKey);
    await expect(verifyBadge(school, forged)).rejects.toThrow('signature');
    const withOwnKey = await new SignJWT(claims)
      .setProtectedHeader({ ...protectedHeader, jwk: await exportJWK(publicKey) })
      .sign(privateKey);
    await expect(verifyBadge(school, withOwnKey)).rejects.toThrow('signature');
    const unknown = { ...protectedHeader, kid: `${protectedHeader.kid}0` };
    const elsewhere = `${Buffer.from(JSON.stringify(unknown)).toString('base64url')}.${payload}.${signature}`;
    await expect(verifyBadge(school, elsewhere)).rejects.toThrow('404');
  });

  it('CERT-04 CERT-05 that was revoked verifies as revoked, without the reason, and no other one does', async () => {
    const [first, second] = [await mintGraduate(), await mintGraduate('Ravi')];
    const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const token = await badgeOf(first.certificate.number);
    const answer = await school.call(
      'POST',
      `/v1/office/certificates/${first.certificate.certificateId}/revocation`,
      { token: staff.token, body: { reason: 'Work of another' } },
    );
    expect(answer.status).toBe(200);
    expect(await verifyBadge(school, token)).toEqual({ isRevoked: true });
    expect(await verifyBadge(school, await badgeOf(first.certificate.number))).toEqual({ isRevoked: true });
    expect(await verifyBadge(school, await badgeOf(second.certificate.number))).toEqual({ isRevoked: false });
    const body = await (await school.raw(`/certificates/${first.certificate.number}.json`)).text();
    expect(body).not.toContain('Work of another');
  });

  it('CERT-04 CERT-03 whose holder deleted the account is no longer served, and does not verify as revoked', async () => {
    const { certificate, person } = await mintGraduate();
    const token = await badgeOf(certificate.number);
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId: person.userId, requestedAt: school.now(), dueAt: school.now() });
    await deleteDueAccounts(school.deps);
    expect(await verifyBadge(school, token)).toEqual({ isRevoked: false });
    await expectGone(certificate.number, 'It was not revoked.');
  });

  it('CERT-04 CERT-05 that was revoked stays revoked after its holder deleted the account', async () => {
    const { certificate, person } = await mintGraduate();
    const token = await badgeOf(certificate.number);
    await school.deps.db
      .update(certificates)
      .set({ revokedAt: school.now(), revokedReason: 'Work of another' })
      .where(eq(certificates.number, certificate.number));
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId: person.userId, requestedAt: school.now(), dueAt: school.now() });
    await deleteDueAccounts(school.deps);
    expect(await verifyBadge(school, token)).toEqual({ isRevoked: true });
    await expectGone(certificate.number, 'It had been revoked on');
  });
});

describe('the signing key of the school', () => {
  const secret = () => school.deps.settings.PLINTH_SECRET;
  const rows = () => school.deps.db.select().from(signingKeys);

  it('CERT-04 is created once, however many processes start, and is stored encrypted', async () => {
    await school.deps.db.delete(signingKeys);
    const made = await Promise.all(
      Array.from({ length: 4 }, () => ensureSigningKey(school.deps.db, secret(), school.now())),
    );
    expect(new Set(made.map(({ keyId }) => keyId)).size).toBe(1);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row?.sealedKey).not.toContain('PRIVATE');
  });

  it('CERT-04 is replaced when the secret of the school changes, and older badges still verify', async () => {
    const { certificate } = await mintGraduate();
    const token = await badgeOf(certificate.number);
    const before = (await rows()).length;
    const { keyId } = await ensureSigningKey(
      school.deps.db,
      'another secret, as long as the one before',
      school.now(),
    );
    const present = await school.deps.db.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
    expect(present).toMatchObject([{ keyId }]);
    expect(await rows()).toHaveLength(before + 1);
    expect(await verifyBadge(school, token)).toEqual({ isRevoked: false });
    expect(await badgeOf(certificate.number)).not.toBe(token);
  });
});

describe('badges that do not exist', () => {
  it('CERT-04 an unknown number, key or list is 404, and guessing numbers is rate-limited', async () => {
    for (const path of ['PL-2222-3333-4444.json', 'PL-2222-3333-4444.jwt', 'nonsense.jwt', 'keys/nonsense'])
      expect((await school.raw(`/certificates/${path}`)).status).toBe(404);
    expect((await school.raw('/certificates/status/nonsense')).status).toBe(404);
    const many = await Promise.all(
      Array.from({ length: 2 * CLASS + 1 }, () => school.raw('/certificates/PL-2222-3333-4444.jwt')),
    );
    expect(many.map(({ status }) => status)).toContain(429);
  });
});
