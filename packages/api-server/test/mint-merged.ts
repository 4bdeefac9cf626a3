import { expect } from 'vitest';
import { mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

/** Creates a person whose two accounts were merged: the further address is that of the closed one. */
export async function mintMerged(school: TestSchool, change: Parameters<typeof mintPerson>[1] = {}) {
  const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  const person = await mintPerson(school, change);
  const other = await mintPerson(school);
  const path = `/v1/office/people/${person.userId}/merge`;
  const merged = await school.call('POST', path, { token: staff.token, body: { emailId: other.emailId } });
  expect(merged.status).toBe(200);
  return { ...person, further: other.emailId };
}
