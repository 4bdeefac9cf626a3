import {
  applauds,
  profileDetails,
  profileProjects,
  recommendations,
  recommendationUpvotes,
} from '@plinth/api-server/db/schema/profiles';
import { type ListSectionId, SECTION_DATA } from '@plinth/domain/profiles/profile-sections';
import { dayFrom } from './days.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

type Entries = { [Id in ListSectionId]?: Record<string, unknown>[] };

const LEARNER = 'learner@plinth.test';
const GUIDE = 'guide@plinth.test';

/**
 * The profile entries of the demonstration people. All firms and schools are invented, and their names make that clear.
 */
const SECTIONS: Record<string, Entries> = {
  [LEARNER]: {
    professionDetails: [
      {
        company: 'Demo Practice',
        designation: 'Junior architect',
        startMonth: '2024-07',
        endMonth: null,
        description:
          'Working drawings of two schools; coordination of stairs and shafts with structure and services.',
      },
      { company: 'Demo Studio', designation: 'Intern', startMonth: '2023-12', endMonth: '2024-05' },
    ],
    educationDetails: [
      { institution: 'Demo School of Planning', degree: 'B.Arch', startYear: 2019, endYear: 2024 },
    ],
    skills: [
      { name: 'Revit', level: 'INTERMEDIATE' },
      { name: 'AutoCAD', level: 'ADVANCED' },
      { name: 'Navisworks', level: 'BEGINNER' },
    ],
    importantLinks: [{ key: 'PORTFOLIO', label: 'Portfolio', url: 'https://example.org/leela' }],
  },
  [GUIDE]: {
    professionDetails: [
      { company: 'Demo Practice', designation: 'BIM coordinator', startMonth: '2017-06', endMonth: null },
    ],
    educationDetails: [
      {
        institution: 'Demo College of Engineering',
        degree: 'B.E.',
        fieldOfStudy: 'Civil',
        startYear: 2011,
        endYear: 2015,
      },
    ],
    skills: [
      { name: 'Navisworks', level: 'ADVANCED' },
      { name: 'Revit', level: 'ADVANCED' },
      { name: 'Dynamo', level: 'INTERMEDIATE' },
    ],
    importantLinks: [{ key: 'WEBSITE', label: 'Notes on coordination', url: 'https://example.org/girish' }],
  },
};

const RECOMMENDATIONS = [
  {
    from: GUIDE,
    relationship: 'Reviews her models',
    text: 'Leela names her views and worksets so that others find their way, and she asks before a clash becomes a change on site.',
    status: 'ACCEPTED',
    isVisible: true,
    day: -20,
  },
  {
    from: 'learner2@plinth.test',
    relationship: 'Same batch',
    text: 'She explained shared coordinates to half of our group, patiently and with a sketch.',
    status: 'ACCEPTED',
    isVisible: true,
    day: -12,
  },
  {
    from: peerEmail('Divya'),
    relationship: 'Worked on the same assignment',
    text: 'Reliable: what Leela said would be in the model on Friday was in the model on Friday.',
    status: 'PENDING',
    isVisible: false,
    day: -2,
  },
] as const;

/** Plants profiles with an entry in every part, so that each profile screen has content. */
export async function seedProfiles({ db, now }: Seeding): Promise<void> {
  await db.insert(profileDetails).values(
    Object.entries(SECTIONS).flatMap(([emailId, sections]) =>
      (Object.entries(sections) as [ListSectionId, Record<string, unknown>[]][]).flatMap(
        ([sectionId, entries]) =>
          entries.map((entry) => ({
            userId: personId(emailId),
            sectionId,
            data: SECTION_DATA[sectionId].parse(entry) as Record<string, unknown>,
            createdAt: now,
          })),
      ),
    ),
  );
  await db.insert(profileProjects).values({
    projectId: seedId('project of the learner'),
    userId: personId(LEARNER),
    title: 'A primary school on a sloping site',
    description:
      'Diploma project: twelve classrooms along a stepped court, modelled to LOD 300. My part was all of it, with the stair and drainage details worked out twice.',
    softwares: ['Revit', 'AutoCAD'],
    link: 'https://example.org/leela/school',
    createdAt: now,
  });
  const fans = ['learner2@plinth.test', GUIDE, peerEmail('Divya'), peerEmail('Kabir')];
  await db
    .insert(applauds)
    .values(
      fans.map((emailId) => ({ userId: personId(LEARNER), fromUserId: personId(emailId), createdAt: now })),
    );
  const written = RECOMMENDATIONS.map(({ from, day, ...words }) => ({
    ...words,
    recommendationId: seedId(`recommendation of ${from}`),
    recipientId: personId(LEARNER),
    authorId: personId(from),
    createdAt: dayFrom(now, day),
    updatedAt: dayFrom(now, day),
  }));
  await db.insert(recommendations).values(written);
  await db.insert(recommendationUpvotes).values(
    written
      .filter(({ isVisible }) => isVisible)
      .map(({ recommendationId }) => ({
        recommendationId,
        userId: personId(peerEmail('Kabir')),
        createdAt: now,
      })),
  );
}
