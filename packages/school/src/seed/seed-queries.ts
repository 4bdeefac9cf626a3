import { mentorQueries, mentorQueryMessages } from '@plinth/api-server/db/schema/curriculum';
import { RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const HOUR_MS = 3_600_000;

type Shared = {
  by: string;
  title: string;
  description: string;
  /** Days before the day of seeding. */
  ago: number;
  /** The guide's answer and how many hours it took. */
  answer: string;
  hours: number;
  isResolved: boolean;
};

/** Questions of fellow learners that are shared with the others. */
const SHARED: readonly Shared[] = [
  {
    by: 'Divya',
    title: 'Curtain wall or a wall with a storefront panel?',
    description:
      'The ground floor has **one** glazed bay, 3.6 m wide. Do I model it as a curtain wall, or as a basic wall with a storefront family in it?',
    ago: 34,
    answer:
      'A curtain wall, as soon as it has its own grid. Then:\n\n- mullions and panels schedule by themselves\n- the bay can be cut differently without a new family\n\nKeep the storefront family for single openings.',
    hours: 5,
    isResolved: true,
  },
  {
    by: 'Farhan',
    title: 'Dynamo: why do my sheet numbers come out in another order?',
    description:
      'I rename sheets from a list and the numbers land on the wrong ones:\n\n```python\nOUT = [s.SheetNumber for s in sheets]\n```\n\nThe list of names is sorted, the list of sheets is not.',
    ago: 29,
    answer:
      'Both lists must be in the same order before they meet. Sort the sheets by a key that you also sort the names by:\n\n```python\nOUT = sorted(sheets, key=lambda s: s.SheetNumber)\n```\n\nNever rely on the order in which a category is collected.',
    hours: 20,
    isResolved: true,
  },
  {
    by: 'Harini',
    title: 'Which LOD for ceilings at the coordination stage?',
    description:
      'Our plan of delivery says LOD 300 for ceilings and the duct team asks for hangers. Is that still 300?',
    ago: 22,
    answer:
      'No. Hangers are LOD 350: the parts that touch other trades. Write down per element what is needed for which use, and leave ceilings without ducts above them at 300.',
    hours: 9,
    isResolved: false,
  },
  {
    by: 'Kabir',
    title: 'IFC export loses my shared parameters',
    description: 'Fire rating and acoustic rating are shared parameters and do not arrive in the IFC file.',
    ago: 15,
    answer:
      'Map them: *user defined property sets* in the export settings, one line per parameter with its type. Then open the file in a viewer and look at one wall, not at the settings.',
    hours: 30,
    isResolved: true,
  },
  {
    by: 'Nandini',
    title: 'Should the schedule or the model be corrected?',
    description: 'The door schedule shows 48, I count 47 on the plans. Hiding a row would make it right.',
    ago: 11,
    answer:
      'The model, always. A hidden row is a wrong quantity with a nice face. Isolate the doors by phase and by workset: one of them is probably demolished or stands in a design option.',
    hours: 3,
    isResolved: true,
  },
];

/** Plants questions that everyone in the cohort may read, with the guide's answers. */
export async function seedQueries({ db, now }: Seeding): Promise<void> {
  const guideId = personId('guide@plinth.test');
  const asked = SHARED.map((shared) => {
    const createdAt = dayFrom(now, -shared.ago);
    const answeredAt = new Date(createdAt.getTime() + shared.hours * HOUR_MS);
    return { ...shared, queryId: seedId(`shared query ${shared.title}`), createdAt, answeredAt };
  });
  await db.insert(mentorQueries).values(
    asked.map(({ queryId, by, title, description, createdAt, answeredAt, isResolved }) => ({
      queryId,
      cohortId: cohortId(RUNNING),
      askedById: personId(peerEmail(by)),
      title,
      description,
      namespace: 'CAREER' as const,
      isShared: true,
      state: isResolved ? ('RESOLVED' as const) : ('ANSWERED' as const),
      assignedIgId: guideId,
      createdAt,
      answeredAt,
      answeredById: guideId,
      resolvedAt: isResolved ? new Date(answeredAt.getTime() + 2 * HOUR_MS) : null,
      lastActivityAt: answeredAt,
      lastActorId: guideId,
    })),
  );
  await db.insert(mentorQueryMessages).values(
    asked.map(({ queryId, title, answer, answeredAt }) => ({
      messageId: seedId(`shared answer ${title}`),
      queryId,
      authorId: guideId,
      text: answer,
      createdAt: answeredAt,
    })),
  );
}
