import { expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool({ EMAIL_RULE: 'html' });

const signUp = (emailId: string) =>
  school.call('POST', '/v1/client/signup/email', {
    body: { emailId, password: 'Plinth-school-9', firstName: 'Nila', lastName: 'Rao' },
  });

it('VALID-22 D-141 with the HTML rule for addresses an account with a long last label can sign up, get email and sign in', async () => {
  const emailId = 'Nila@studio.architecture';
  expect((await signUp(emailId)).status).toBe(201);
  expect(await school.mailsTo('nila@studio.architecture')).toHaveLength(1);
  const login = await school.call('POST', '/v1/client/login/email', {
    body: { emailId, password: 'Plinth-school-9' },
  });
  expect(login.status).toBe(200);
});

it('VALID-21 D-141 with the HTML rule an address that the standard refuses is refused too, at its field', async () => {
  const answer = await signUp('nila@@studio');
  expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'emailId']);
});
