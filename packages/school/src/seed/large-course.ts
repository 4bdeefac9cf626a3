import type {
  CoursePublication,
  NodePublication,
} from '@plinth/api-server/services/courses/course-publication';

const WEEKS = 24;
const TOPICS_OF_A_WEEK = 12;

const textOf = (week: number, topic: number): NodePublication[] => {
  const key = `root/week${week}/topic${topic}`;
  return [
    {
      key,
      parentKey: `root/week${week}`,
      type: 'TOPIC',
      namespace: 'LEARNING',
      rank: topic,
      credits: 5,
      meta: { title: `Topic ${topic} of week ${week}` },
    },
    {
      key: `${key}/lesson`,
      parentKey: key,
      type: 'LESSON_READING',
      namespace: 'LEARNING',
      rank: 1,
      meta: { title: 'Read' },
    },
    {
      key: `${key}/lesson/text`,
      parentKey: `${key}/lesson`,
      type: 'PARAGRAPH',
      namespace: 'LEARNING',
      rank: 1,
      meta: { content: `A wall of week ${week} meets the slab at level ${topic}: say where, and draw it.` },
    },
  ];
};

const weekOf = (week: number): NodePublication[] => [
  {
    key: `root/week${week}`,
    parentKey: 'root',
    type: 'COURSE_MODULE',
    namespace: 'LEARNING',
    rank: week,
    releaseDay: (week - 1) * 7,
    meta: { title: `Week ${week}` },
  },
  ...Array.from({ length: TOPICS_OF_A_WEEK }, (_, topic) => textOf(week, topic + 1)).flat(),
  {
    key: `root/week${week}/session`,
    parentKey: `root/week${week}`,
    type: 'LIVE_SESSION',
    namespace: 'LEARNING',
    rank: TOPICS_OF_A_WEEK + 1,
    releaseDay: (week - 1) * 7,
    meta: { title: `Session of week ${week}` },
    liveSession: { day: (week - 1) * 7 + 4, time: '19:30', zone: 'Asia/Kolkata', minutes: 60 },
  },
];

/** The length of the whole course in days. */
export const LARGE_COURSE_DAYS = WEEKS * 7;

/** A course of 288 topics in 24 weeks, of which learners have completed some two hundred after twenty weeks. */
export const LARGE_COURSE: CoursePublication = {
  code: 'LARGE',
  title: 'BIM for Architects, a large school',
  nodes: [
    { key: 'root', parentKey: null, type: 'ROOT', namespace: 'LEARNING', rank: 1, releaseDay: 0, meta: {} },
    ...Array.from({ length: WEEKS }, (_, week) => weekOf(week + 1)).flat(),
  ],
};
