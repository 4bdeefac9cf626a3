import { courseNodes } from '@plinth/api-server/db/schema/curriculum';
import { lessonBookmarks, lessonNotes } from '@plinth/api-server/db/schema/notes';
import { inArray } from 'drizzle-orm';
import { RUNNING } from './cohort-plan.ts';
import { nodesOf } from './nodes-of.ts';
import { cohortId } from './seed-cohorts.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const WHO = personId('learner@plinth.test');
const HOUR_MS = 3_600_000;

/** The seeded learner's notes on lessons, and how many hours ago each was written. */
const NOTES: readonly { key: string; hours: number; text: string }[] = [
  {
    key: 'bim-a/01-foundations/02-iso-19650-parties-and-requirements',
    hours: 1_900,
    text: 'EIR comes from the appointing party, the BEP answers it. Ask at the office: who wrote the EIR of the school project?',
  },
  {
    key: 'bim-a/01-foundations/03-the-common-data-environment',
    hours: 1_800,
    text: 'Four states, two gates. Our folder "TO CLIENT" is none of them.',
  },
  {
    key: 'bim-a/02-modelling-core/02-walls-floors-roofs',
    hours: 1_150,
    text: 'Core layers decide the joins. Check the priority of the insulation before joining outer walls.',
  },
  {
    key: 'bim-a/03-documentation/02-schedules-and-quantities',
    hours: 430,
    text: 'Door schedule: filter by phase, sort by mark, and let the count come from the model, never by hand.',
  },
];

/** The seeded learner's bookmarks, and how many hours ago each was set. */
const BOOKMARKS: readonly { key: string; hours: number }[] = [
  { key: 'bim-a/01-foundations/03-the-common-data-environment', hours: 1_801 },
  { key: 'bim-a/02-modelling-core/04-views-templates-and-sheets', hours: 900 },
  { key: 'bim-a/03-documentation/02-schedules-and-quantities', hours: 429 },
];

/** Plants notes and bookmarks of a learner who is half-way through. */
export async function seedNotes({ db, now }: Seeding): Promise<void> {
  const keys = [...NOTES, ...BOOKMARKS].map(({ key }) => key);
  const nodes = await nodesOf({ db }, 'BIM_A', inArray(courseNodes.key, keys));
  const ids = new Map(nodes.map(({ key, nodeId }) => [key, nodeId]));
  const place = (key: string) => {
    const nodeId = ids.get(key);
    if (nodeId === undefined) throw new Error(`the course has no lesson ${key}`);
    return { cohortId: cohortId(RUNNING), userId: WHO, nodeId };
  };
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .insert(lessonNotes)
    .values(
      NOTES.map(({ key, hours, text }) => ({ ...place(key), text, revision: 1, updatedAt: ago(hours) })),
    );
  await db
    .insert(lessonBookmarks)
    .values(BOOKMARKS.map(({ key, hours }) => ({ ...place(key), createdAt: ago(hours) })));
}
