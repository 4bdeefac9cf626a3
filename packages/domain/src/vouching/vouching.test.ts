import { describe, expect, it } from 'vitest';
import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { canVouch } from './can-vouch.ts';
import { VouchReply } from './lead-connection.ts';
import { VouchRequest } from './vouch-request.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const asked = {
  userHash: 'asha-test-hash',
  firstName: 'Meera',
  emailId: 'Meera@Example.org',
  message: 'How many hours a week?',
};

describe('vouching', () => {
  it.each<[readonly CohortUserState[], boolean]>([
    [['ONGOING'], true],
    [['COMPLETED'], true],
    [['CANCELLED', 'PAYMENT_DELAYED'], true],
    [['UPCOMING'], false],
    [['WAITING'], false],
    [['BLOCKED'], false],
    [['TRANSFERRED', 'CANCELLED'], false],
    [[], false],
  ])('API-058 somebody with the enrolment states %j can vouch for a course: %s', (states, may) => {
    expect(canVouch(states)).toBe(may);
  });

  it('API-058 VALID-20 a question requires a first name, an email address and a message without links', () => {
    expect(VouchRequest.parse(asked).emailId).toBe('meera@example.org');
    for (const wrong of [
      { emailId: 'meera@example.con' },
      { firstName: ' ' },
      { message: '' },
      { message: 'x'.repeat(501) },
      { message: 'see https://a.example' },
      { message: 'see WWW.a.example' },
    ])
      expect(VouchRequest.safeParse({ ...asked, ...wrong }).success).toBe(false);
  });

  it('API-058 an answer requires a text of at most 1000 characters; declining requires none', () => {
    const answer = { connectionId: ID, action: 'ANSWER', text: ' Ten. ' };
    expect(VouchReply.parse(answer)).toMatchObject({ text: 'Ten.' });
    expect(VouchReply.safeParse({ ...answer, text: '' }).success).toBe(false);
    expect(VouchReply.safeParse({ ...answer, text: '🏗'.repeat(1000) }).success).toBe(true);
    expect(VouchReply.safeParse({ ...answer, text: '🏗'.repeat(1001) }).success).toBe(false);
    expect(VouchReply.safeParse({ connectionId: ID, action: 'DECLINE' }).success).toBe(true);
    expect(VouchReply.safeParse({ connectionId: ID, action: 'IGNORE' }).success).toBe(false);
  });
});
