import { beforeAll, describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { expectPrompt } from '../../test/prompt.ts';

const school = openTestSchool();
const ROWS = 20_000;
/** One person in so many has a further address. */
const SEVERAL = 200;

let token = '';
let learner: Awaited<ReturnType<typeof mintPerson>>;
let cohortId = '';

/** So many people with an account, each with an order, an application and a prospect; all but a few at one host. */
async function mintCrowd() {
  const client = await school.deps.pool.connect();
  const query = (text: string) => client.query(text, [school.now()]);
  const each = `from generate_series(1, ${ROWS}) n`;
  const emailId = `'crowd' || n || case when n % 50 = 0 then '@firm.test' else '@popular.test' end`;
  try {
    await client.query('set statement_timeout = 0');
    await query(`insert into users (user_id, email_id, user_hash, created_at)
      select gen_random_uuid(), ${emailId}, 'crowd-' || n, $1 ${each}`);
    await query(`insert into user_profiles (user_id, first_name, last_name, updated_at)
      select user_id, 'Asha', 'Crowd', $1 from users where user_hash like 'crowd-%'`);
    await query(`insert into user_addresses (email_id, user_id, created_at)
      select 'further-' || email_id, user_id, $1 from users
      where user_hash like 'crowd-%' and substr(user_hash, 7)::int % ${SEVERAL} = 1`);
    await query(`insert into applications (application_id, deal_token_hash, product_id, email_id, first_name, last_name,
        form_data, source, status, currency, created_at)
      select gen_random_uuid(), 'crowd-' || n, 'BIM_A', ${emailId}, 'Asha', 'Crowd', '{}', 'WEBSITE', 'EXPIRED', 'INR', $1 ${each}`);
    await query(`insert into orders (order_id, token_hash, email_id, first_name, last_name, product_id, currency, status,
        list_price, booking_amount, created_at)
      select gen_random_uuid(), 'crowd-' || n, ${emailId}, 'Asha', 'Crowd', 'BIM_A', 'INR', 'CREATED', 1, 1, $1 ${each}`);
    await query(`insert into prospects (prospect_id, name, source, touches, last_touch_at, words, created_at)
      select gen_random_uuid(), 'Asha Crowd', 'LEAD', 1, $1, 'Asha Crowd ' || ${emailId}, $1 ${each}`);
    // What the database does automatically a little later.
    await client.query(
      'vacuum analyze users, user_profiles, user_addresses, applications, orders, prospects',
    );
  } finally {
    client.release(true);
  }
}

beforeAll(async () => {
  token = (await mintPerson(school, { staffRoles: ['OWNER'] })).token;
  learner = await mintPerson(school);
  cohortId = (await mintCohort(school)).cohortId;
  await enrol(school, cohortId, learner.userId);
  await mintCrowd();
}, 300_000);

describe('a list of tens of thousands', () => {
  it.each(['applications', 'orders', 'people', 'prospects'])(
    'OFFICE-08 P-14 of %s is searched promptly, also for words that most of its rows contain',
    async (list) => {
      const find = (search: string) =>
        school.call('GET', `/v1/office/${list}?search=${encodeURIComponent(search)}`, { token });
      for (const [search, total] of [
        ['Popúlar', (ROWS * 49) / 50],
        ['asha pop', (ROWS * 49) / 50],
        ['crowd19999@', 1],
      ] as const) {
        expect((await find(search)).body.total).toBe(total);
        await expectPrompt(() => find(search), { promised: 150, school, cohortId, token: learner.token });
      }
    },
    120_000,
  );
});
