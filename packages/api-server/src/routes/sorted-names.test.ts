import { randomBytes } from 'node:crypto';
import { foldText } from '@plinth/domain/search/fold-text';
import { beforeAll, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();
const NAMES = ['zoe', 'Élodie', 'Mona', 'Łucja', 'Faye'];
const IN_ORDER = ['Élodie', 'Faye', 'Łucja', 'Mona', 'zoe'];
const lastName = `Sort${randomBytes(4).toString('hex')}`;
let token = '';

beforeAll(async () => {
  const { cohortId } = await mintCohort(school);
  for (const firstName of NAMES) {
    const { userId } = await mintPerson(school, { firstName, lastName });
    await enrol(school, cohortId, userId, 'ONGOING');
    await mintOrder(school, { firstName, lastName });
    await school.call('PUT', '/v1/client/lead/lead-form', {
      body: {
        data: { firstName, lastName, productId: 'BIM_A' },
        emailId: `${foldText(firstName)}.${lastName}@plinth.test`.toLowerCase(),
        fbclid: '',
        _fbp: '',
        _fbc: '',
      },
    });
  }
  await joinProspects(school.deps);
  token = (await mintPerson(school, { staffRoles: ['OWNER'], lastName: 'Owner' })).token;
});

it.each(['people', 'enrolments', 'orders', 'applications', 'prospects'])(
  'OFFICE-08 the list of %s sorts names with accents correctly in both directions',
  async (list) => {
    const names = async (direction: 'asc' | 'desc') => {
      const query = `search=${lastName}&sortBy=name&sortDirection=${direction}`;
      const { body } = await school.call('GET', `/v1/office/${list}?${query}`, { token });
      return body[list].map((one: { name?: string; firstName?: string }) =>
        (one.firstName ?? one.name ?? '').replace(` ${lastName}`, ''),
      );
    };
    expect(await names('asc')).toEqual(IN_ORDER);
    expect(await names('desc')).toEqual(IN_ORDER.toReversed());
  },
);
