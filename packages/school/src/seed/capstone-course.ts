import type { SeededPart } from './hang-parts.ts';

const paragraph = (content: string): SeededPart => ({ type: 'PARAGRAPH', meta: { content } });

const points = (heading: string, ...contents: string[]): SeededPart => ({
  type: 'LIST',
  meta: { heading },
  parts: contents.map((content) => ({ type: 'BULLET_POINT', meta: { content } })),
});

const section = (heading: string, ...parts: SeededPart[]): SeededPart => ({
  type: 'CONTENT_CONTAINER',
  meta: { heading },
  parts,
});

const reading = (title: string, ...parts: SeededPart[]): SeededPart => ({
  type: 'LESSON_READING',
  meta: { title },
  parts,
});

/** A task of a stage or of the review day, with the place where it is handed in. */
export const handedInTask = (
  title: string,
  {
    dueDay,
    credits,
    uploads,
    brief,
    asks,
  }: { dueDay: number; credits: number; uploads: 'FILE' | 'BOTH'; brief: string; asks: string[] },
): SeededPart => ({
  type: 'TASK',
  meta: { title, content: brief },
  dueDay,
  credits,
  assignment: {
    uploads,
    rubric: [
      {
        key: 'asked',
        criterion: 'What was asked is there',
        points: credits,
        full: 'All of it, and it can be checked',
        partial: 'Some of it is missing or cannot be checked',
      },
    ],
  },
  parts: [
    points('Hand in', ...asks),
    {
      type: 'COMPONENT_TASK',
      meta: { heading: 'Your hand-in' },
      parts: [
        { type: 'FILE_UPLOAD', meta: { title: 'Upload your files' } },
        ...(uploads === 'BOTH' ? [{ type: 'LINK_UPLOAD' as const, meta: { title: 'Add a link' } }] : []),
        { type: 'SUBMIT', meta: { title: 'Hand in' } },
      ],
    },
  ],
});

/**
 * The capstone of the course that the seeded learners take: one small building from its brief to its sheets. Days
 * count from the day the course is unlocked; its tab opens on day 100, the work begins on day 122.
 */
export const CAPSTONE: SeededPart[] = [
  {
    type: 'STAGE_INTRO',
    meta: {
      title: 'How the capstone works',
      content: 'One building, three stages, five weeks. Read this before the first stage opens.',
      time: 8,
    },
    releaseDay: 100,
    parts: [
      reading(
        'How the capstone works',
        section(
          'The building',
          paragraph(
            'A reading room of 420 square metres beside an existing library: one level, a plant room, and a roof that takes photovoltaics. Site plan and room schedule come with the first stage.',
          ),
        ),
        section(
          'The stages',
          paragraph(
            'Each stage ends with a hand-in that your guide reviews. The next stage opens on its day, whether the one before is reviewed or not. A hand-in that comes back can be handed in again.',
          ),
          points(
            'Allow for each stage',
            'Eight hours of your own work a week.',
            'Two evenings with your guide.',
            'A day to put in order what the review finds.',
          ),
        ),
      ),
    ],
  },
  {
    type: 'STAGE',
    meta: {
      title: 'Brief and information plan',
      content: 'What is asked, and who needs to know what, when.',
    },
    releaseDay: 122,
    parts: [
      {
        type: 'TOPIC',
        meta: {
          title: 'The reading room: brief and site',
          content: 'What is fixed and what is yours.',
          time: 15,
        },
        parts: [
          reading(
            'The reading room',
            section(
              'What is fixed',
              points(
                'From the library',
                'Level 0.00 is that of the existing floor.',
                'The existing wall on grid 1 stays.',
                'The plant room has its own entrance.',
              ),
            ),
            section(
              'What is yours',
              paragraph('Structure, roof and the order of the rooms. Say why in one sentence each.'),
            ),
          ),
        ],
      },
      handedInTask('Hand in the information plan', {
        dueDay: 131,
        credits: 40,
        uploads: 'BOTH',
        brief:
          'Two pages: the requirements, how each can be tested, and the dates on which models are exchanged.',
        asks: ['The plan as PDF, two pages at most.', 'One acceptance test for each requirement.'],
      }),
    ],
  },
  {
    type: 'STAGE',
    meta: {
      title: 'Model and coordination',
      content: 'Three models that fit, and a record of what did not.',
    },
    releaseDay: 132,
    parts: [
      {
        type: 'TOPIC',
        meta: { title: 'Federating three models', content: 'One origin, three authors.', time: 12 },
        parts: [
          reading(
            'Federating three models',
            section(
              'Before you federate',
              points(
                'Check',
                'The shared coordinates agree to the millimetre.',
                'Levels and grids come from one model.',
                'Each model opens without its links.',
              ),
            ),
          ),
        ],
      },
      handedInTask('Hand in the federated model', {
        dueDay: 145,
        credits: 60,
        uploads: 'BOTH',
        brief:
          'Architecture, structure and services in one model, with the clashes you found and who decided what.',
        asks: ['A link to the federated model.', 'The clash report with a decision for every clash.'],
      }),
    ],
  },
  {
    type: 'STAGE',
    meta: { title: 'Sheets and presentation', content: 'What is built from, and how you explain it.' },
    releaseDay: 146,
    parts: [
      {
        type: 'STAGE_REVIEW',
        meta: {
          title: 'What the review looks at',
          content: 'The same five questions for everybody.',
          time: 6,
        },
        parts: [
          reading(
            'What the review looks at',
            points(
              'The review asks',
              'Can the building be built from these sheets?',
              'Does every number on a sheet come from the model?',
              'Are the decisions recorded with their reasons?',
              'Do plan, section and schedule agree?',
              'Can you find any element within a minute?',
            ),
          ),
        ],
      },
      handedInTask('Hand in the drawing set', {
        dueDay: 157,
        credits: 80,
        uploads: 'BOTH',
        brief: 'Eight sheets as one PDF, in the order in which they are read on site.',
        asks: ['The sheets as one PDF.', 'The schedule of rooms and openings.'],
      }),
    ],
  },
];
