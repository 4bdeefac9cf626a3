import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Progress } from '../progress/progress.ts';
import { ComponentType } from './component-type.ts';
import { NodeType } from './node-type.ts';
import { SessionStatus } from './session-status.ts';
import { TopicCategory } from './topic-category.ts';

/**
 * A run of text in one format; a `\\n` in it is a line break. `href` is an https or mailto address, for a `file` its
 * download address; `page` is another lesson of the course, `math` the MathML of a formula.
 */
export const TextRun = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  code: z.optional(z.boolean()),
  struck: z.optional(z.boolean()),
  href: z.optional(z.string()),
  file: z.optional(z.object({ name: z.string(), bytes: z.int() })),
  page: z.optional(z.object({ moduleId: Id, nodeId: Id })),
  math: z.optional(z.string()),
});
export type TextRun = z.infer<typeof TextRun>;

/** The subtitles of a video as WebVTT: their address, and their language in BCP 47, such as `en` or `hi`. */
export const VideoTrack = z.object({ language: z.string(), src: z.string() });
export type VideoTrack = z.infer<typeof VideoTrack>;

/**
 * The content of a node; which fields are present depends on its type. Lessons add: `runs`, which joined are exactly
 * `content`; `align` of a table cell; `width` and `height` of an IMAGE in CSS pixels, whose `value` is the path of the
 * picture and whose `content` describes it; `tracks` of a VIDEO_PLAYER, its subtitles.
 */
export const CurriculumNodeMeta = z.object({
  title: z.optional(z.string()),
  heading: z.optional(z.string()),
  content: z.optional(z.string()),
  rank: z.optional(z.number()),
  startDate: z.optional(z.nullable(Instant)),
  endDate: z.optional(z.nullable(Instant)),
  topicCategory: z.optional(TopicCategory),
  readType: z.optional(z.string()),
  key: z.optional(z.string()),
  value: z.optional(z.string()),
  time: z.optional(z.number()),
  referenceLabel: z.optional(z.string()),
  referenceLink: z.optional(z.string()),
  zoneTitle: z.optional(z.string()),
  zoneName: z.optional(z.string()),
  zoneDescription: z.optional(z.string()),
  runs: z.optional(z.array(TextRun)),
  align: z.optional(z.enum(['start', 'center', 'end'])),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  tracks: z.optional(z.array(VideoTrack)),
});
export type CurriculumNodeMeta = z.infer<typeof CurriculumNodeMeta>;

/**
 * A node of a curriculum tree. meta.time is a length in minutes. A locked node has only its title and dates; state is
 * the caller's own progress, present if the call documents it. isElective and isChosen are present at electives only:
 * whether the caller has chosen this one.
 */
export const CurriculumNode = z.object({
  nodeId: Id,
  parentNodeId: z.nullable(Id),
  type: z.union([NodeType, ComponentType]),
  meta: CurriculumNodeMeta,
  isLocked: z.optional(z.boolean()),
  /** No longer taught; only people who have worked on it can still read it. */
  isRetired: z.optional(z.boolean()),
  state: z.optional(Progress),
  isElective: z.optional(z.boolean()),
  isChosen: z.optional(z.boolean()),
  sessionStatus: z.optional(SessionStatus),
  liveSessionId: z.optional(Id),
  /** When a moved session was originally to start, and whether it was cancelled. */
  movedFrom: z.optional(Instant),
  isCalledOff: z.optional(z.boolean()),
  materialLink: z.optional(z.string()),
  recordingLink: z.optional(z.string()),
  get children() {
    return z.array(CurriculumNode);
  },
});
export type CurriculumNode = z.infer<typeof CurriculumNode>;
