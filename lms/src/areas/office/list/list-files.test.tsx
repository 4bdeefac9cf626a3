import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, server } from '../../../../test/server.ts';

const COHORT = idOf('5');

it.each([
  {
    address: '/office/self-placements?search=ravi&review=PENDING&sort=name&page=2',
    roles: ['PLACEMENT'] as const,
    of: 'self-reported placements',
    path: '/v1/office/self-placements/csv',
    asked: { search: 'ravi', review: 'PENDING', sortBy: 'name', sortDirection: 'asc' },
    before: () => answers('officePlacement', 'listSelfPlacements', { selfPlacements: [], total: 0 }),
  },
  {
    address: '/office/placement-forms?state=INTERESTED',
    roles: ['PLACEMENT'] as const,
    of: 'placement forms',
    path: '/v1/office/placement-forms/csv',
    asked: { search: '', state: 'INTERESTED', sortBy: 'updatedAt', sortDirection: 'desc' },
    before: () => answers('officePlacement', 'listForms', { forms: [], total: 0 }),
  },
  {
    address: '/office/placement-messages?state=OPEN&sort=name',
    roles: ['PLACEMENT'] as const,
    of: 'messages',
    path: '/v1/office/placement-messages/csv',
    asked: { search: '', state: 'OPEN', sortBy: 'name', sortDirection: 'asc' },
    before: () => answers('officePlacement', 'listMessages', { messages: [], total: 0 }),
  },
  {
    address: '/office/interview-feedback?round=HR&search=ravi',
    roles: ['PLACEMENT'] as const,
    of: 'interview feedback',
    path: '/v1/office/interview-feedback/csv',
    asked: { search: 'ravi', round: 'HR', sortBy: 'createdAt', sortDirection: 'desc' },
    before: () => answers('officeJobs', 'listFeedback', { feedback: [], total: 0 }),
  },
  {
    address: '/office/employers?state=ENDED&sort=-createdAt',
    roles: ['PLACEMENT'] as const,
    of: 'employers',
    path: '/v1/office/employers/csv',
    asked: { search: '', state: 'ENDED', sortBy: 'createdAt', sortDirection: 'desc' },
    before: () => answers('officeJobs', 'listEmployers', { employers: [], total: 0 }),
  },
  {
    address: '/office/feedback?state=OPEN',
    roles: ['ACADEMICS'] as const,
    of: 'forms',
    path: '/v1/office/feedback-forms/csv',
    asked: { search: '', state: 'OPEN', sortBy: 'startsAt', sortDirection: 'desc' },
    before: () => {
      answers('officeFeedback', 'list', { feedback: [], total: 0 });
      answers('officeFeedback', 'listCohorts', { cohorts: [] });
    },
  },
  {
    address: `/office/cohorts/${COHORT}/sessions?search=walls&state=CREATED&sort=title`,
    roles: ['ACADEMICS'] as const,
    of: 'sessions',
    path: `/v1/office/cohorts/${COHORT}/sessions/csv`,
    asked: { search: 'walls', state: 'CREATED', sortBy: 'title', sortDirection: 'asc' },
    before: () =>
      answers('officeSessions', 'list', {
        sessions: [],
        total: 0,
        mentors: [],
        timeZone: 'Asia/Kolkata',
        providers: [],
      }),
  },
  {
    address: `/office/cohorts/${COHORT}/certificates?search=asha&sort=-issuedAt`,
    roles: ['ACADEMICS'] as const,
    of: 'certificates',
    path: '/v1/office/certificates/csv',
    asked: { cohortId: COHORT, search: 'asha', sortBy: 'issuedAt', sortDirection: 'desc' },
    before: () => answers('officeCertificates', 'list', { certificates: [], total: 0 }),
  },
])(
  'OFFICE-08 the CSV of $of contains all rows of the filter in the address and in its order, not only one page',
  async ({ address, roles, of, path, asked, before }) => {
    before();
    const queries: Record<string, string>[] = [];
    server.use(
      http.get(`*${path}`, ({ request }) => {
        queries.push(Object.fromEntries(new URL(request.url).searchParams));
        return new HttpResponse('name\r\n', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="list.csv"' },
        });
      }),
    );
    openOffice(address, [...roles]);
    await userEvent.click(await screen.findByRole('button', { name: `Download CSV of these ${of}` }));
    await waitFor(() => expect(queries).toEqual([asked]));
  },
);
