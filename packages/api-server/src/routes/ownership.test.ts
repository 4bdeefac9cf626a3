import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { type Answer, openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

const ROLES = ['learner', 'guide', 'lead mentor', 'support staff'] as const;

/** Two people of each role besides the owner: one who shares the owner's cohort and group, one of another cohort. */
async function mintOthers(ownerId: string, cohortId: string) {
  const elsewhere = await mintCohort(school);
  const people: { who: string; token: string }[] = [];
  for (const [place, id] of [
    ['of the same cohort', cohortId],
    ['of another cohort', elsewhere.cohortId],
  ] as const) {
    const [learner, guide, lead, staff] = [
      await mintPerson(school),
      await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] }),
      await mintPerson(school, { roles: ['LEAD_MENTOR'] }),
      await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] }),
    ];
    await enrol(school, id, learner.userId);
    await assignMentor(school, id, guide.userId, 'INDUSTRIAL_GUIDE');
    await assignMentor(school, id, lead.userId, 'LEAD_MENTOR');
    await mintGroup(school, id, guide.userId, id === cohortId ? [ownerId, learner.userId] : [learner.userId]);
    for (const [index, { token }] of [learner, guide, lead, staff].entries())
      people.push({ who: `${ROLES[index]} ${place}`, token });
  }
  return people;
}

const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
const post = (path: string, token: string, body: unknown) => school.call('POST', path, { token, body });
const drop = (path: string, token: string) => school.call('DELETE', path, { token });
const get = (path: string, token: string) => school.call('GET', path, { token });
const upload = (path: string, token: string, form: FormData) => school.call('PUT', path, { token, form });

/** A learner with one object of each kind that has an id, and how everything about it is read back. */
async function mintOwner() {
  const owner = await mintPerson(school);
  const cohort = await mintCohort(school);
  await enrol(school, cohort.cohortId, owner.userId);
  const { token } = owner;
  const skills: string[] = [];
  for (const name of ['Revit', 'Rhino'])
    skills.push(
      (
        await post('/v2/client/user/details?sectionId=skills', token, {
          data: { name, level: 'ADVANCED' },
        })
      ).body.detailId,
    );
  const { project } = (
    await post('/v2/client/user/project', token, { title: 'Library', description: 'Brick' })
  ).body;
  const image = await upload(
    '/v1/client/user/project-document',
    token,
    fileForm('projectDocument', mintPng(20, 20), 'front.png', { projectId: project.projectId }),
  );
  const { documents } = (await get('/v2/client/user/documents', token)).body;
  const slot = (kind: string) =>
    documents.find((item: { kind: string }) => item.kind === kind).documentId as string;
  for (const kind of ['RESUME', 'IDENTITY'])
    await upload(
      `/v2/client/user/profile/document/${slot(kind)}`,
      token,
      fileForm('document', mintPdf(), 'a.pdf'),
    );
  const author = await mintPerson(school);
  const { recommendation } = (
    await post('/v2/client/user/profile-recommendation/create', author.token, {
      userHash: owner.userHash,
      text: 'Careful.',
    })
  ).body;
  await put('/v2/client/user/vouch/settings', token, { takesQuestions: true });
  await school.call('POST', '/v2/client/public/user/vouch/lead-connections', {
    body: {
      userHash: owner.userHash,
      firstName: 'Meera',
      emailId: `lead-${owner.userHash}@plinth.test`,
      message: 'Is it good?',
    },
  });
  const { connections } = (await get('/v2/client/user/vouch/lead-connections', token)).body;
  const { sessions } = (await get('/v1/client/user/account/sessions', token)).body;
  const readBack = async () =>
    JSON.stringify(
      await Promise.all(
        [
          '/v2/client/user/profile',
          '/v2/client/user/documents',
          '/v2/client/user/profile-recommendation/fetch-all',
          '/v2/client/user/vouch/lead-connections',
          '/v2/client/user/identity-verification',
        ].map(async (path) => (await get(path, token)).body),
      ),
    ).replace(/signature=[^"]*/g, '');
  return {
    owner,
    cohortId: cohort.cohortId,
    skills,
    projectId: project.projectId as string,
    imageId: image.body.document.documentId as string,
    resumeId: slot('RESUME'),
    identityId: slot('IDENTITY'),
    recommendationId: recommendation.recommendationId as string,
    connectionId: connections[0].connectionId as string,
    sessionId: sessions[0].sessionId as string,
    readBack,
  };
}

type Owned = Awaited<ReturnType<typeof mintOwner>>;
type Attempt = [name: string, make: (owned: Owned, token: string) => Promise<Answer>, statuses: number[]];

/** Each call of the area that names an object, and the answer that everyone else gets. */
const ATTEMPTS: Attempt[] = [
  [
    'API-054 changes an entry',
    ({ skills }, token) =>
      put(`/v2/client/user/details?sectionId=skills&detailId=${skills[0]}`, token, {
        data: { name: 'Mine', level: 'ADVANCED' },
      }),
    [404],
  ],
  [
    'API-055 takes out an entry',
    ({ skills }, token) => drop(`/v2/client/user/details?sectionId=skills&detailId=${skills[0]}`, token),
    [404],
  ],
  [
    'API-054 moves entries',
    ({ skills }, token) =>
      put('/v2/client/user/details/order?sectionId=skills', token, {
        from: skills,
        to: [...skills].reverse(),
      }),
    [409],
  ],
  [
    'API-030 changes a project',
    ({ projectId }, token) =>
      post('/v2/client/user/project', token, { projectId, title: 'Mine', description: '' }),
    [404],
  ],
  [
    'API-019 adds a file to a project',
    ({ projectId }, token) =>
      upload(
        '/v1/client/user/project-document',
        token,
        fileForm('projectDocument', mintPng(20, 20), 'mine.png', { projectId }),
      ),
    [404],
  ],
  [
    'API-020 replaces a resume',
    ({ resumeId }, token) =>
      upload(
        `/v2/client/user/profile/document/${resumeId}`,
        token,
        fileForm('document', mintPdf(), 'mine.pdf'),
      ),
    [404],
  ],
  [
    'API-020 takes out a paper',
    ({ identityId }, token) => drop(`/v2/client/user/profile/document/${identityId}`, token),
    [404],
  ],
  [
    'API-019 takes out the image of a project',
    ({ imageId }, token) => drop(`/v2/client/user/profile/document/${imageId}`, token),
    [404],
  ],
  [
    'API-022 downloads a resume',
    ({ cohortId, resumeId }, token) =>
      get(`/v2/client/user/download-document/${cohortId}/${resumeId}`, token),
    [403, 404],
  ],
  [
    'API-031 hands in a paper',
    ({ identityId }, token) =>
      post('/v2/client/user/identity-verification', token, {
        documentType: 'PASSPORT',
        documentIds: [identityId],
      }),
    [404],
  ],
  [
    'API-040 rewords a recommendation',
    ({ recommendationId }, token) =>
      put('/v2/client/user/profile-recommendation/update', token, { recommendationId, text: 'Mine.' }),
    [404],
  ],
  [
    'API-042 accepts a recommendation',
    ({ recommendationId }, token) =>
      put('/v2/client/user/profile-recommendation/action', token, { recommendationId, action: 'ACCEPT' }),
    [404],
  ],
  [
    'API-043 shows a recommendation',
    ({ recommendationId }, token) =>
      put('/v2/client/user/profile-recommendation/toggle-visibility', token, {
        recommendationId,
        isVisible: true,
      }),
    [404],
  ],
  [
    'API-044 votes for a recommendation that is not shown',
    ({ recommendationId }, token) =>
      post('/v2/client/user/profile-recommendation/upvote', token, { recommendationId }),
    [404],
  ],
  [
    'API-058 answers a lead',
    ({ connectionId }, token) =>
      put('/v2/client/user/vouch/lead-connections', token, { connectionId, action: 'ANSWER', text: 'Buy.' }),
    [404],
  ],
  [
    'API-058 shows an answer',
    ({ connectionId }, token) =>
      put('/v2/client/user/vouch/toggle-visibility', token, { connectionId, isShown: true }),
    [404],
  ],
  [
    'SESSION-07 ends a session',
    ({ sessionId }, token) => drop(`/v1/client/user/account/sessions/${sessionId}`, token),
    [404],
  ],
];

describe('what belongs to another person, for two people of every role', () => {
  it.each(ATTEMPTS)(
    'ROLE-34 %s: nobody else can, and its owner finds it unchanged',
    async (_name, make, statuses) => {
      const owned = await mintOwner();
      const before = await owned.readBack();
      const others = await mintOthers(owned.owner.userId, owned.cohortId);
      for (const { who, token } of others) {
        const answer = await make(owned, token);
        expect({ who, isDenied: statuses.includes(answer.status) }).toEqual({ who, isDenied: true });
        expect(JSON.stringify(answer.body)).not.toContain(owned.owner.emailId);
      }
      expect(await owned.readBack()).toBe(before);
    },
  );

  it('API-024 API-025 an onboarding form returns 403 or 404 to anyone but the learners of its cohort', async () => {
    const { owner, cohortId } = await mintOwner();
    const path = `/v2/client/lms/user/${cohortId}/onboarding-form`;
    for (const { who, token } of await mintOthers(owner.userId, cohortId)) {
      const body = { cohortId, requestData: [], finalSubmission: false };
      for (const answer of [await get(path, token), await post(`${path}?finalSubmission=false`, token, body)])
        expect({ who, isDenied: [403, 404].includes(answer.status) }).toEqual({ who, isDenied: true });
    }
    expect((await get(`/v2/client/lms/user/${randomUUID()}/onboarding-form`, owner.token)).status).toBe(403);
  });
});
