import * as z from 'zod/mini';

/** The kinds of node in a curriculum tree. */
export const NODE_TYPES = [
  'ROOT',
  'STUDIO',
  'COURSE_MODULE',
  'BREAK',
  'MILESTONE',
  'ACADEMIC_LEVELLING',
  'CAREER_SESSION',
  'MASTER_CLASSES',
  'TOPIC',
  'META',
  'WATCH',
  'QUIZ',
  'LIVE_SESSION',
  'ASSIGNMENT',
  'STAGE_REVIEW',
  'STAGE_INTRO',
  'TASK',
  'BONUS',
  'GUIDE',
  'MISSION',
  'ACTIVITY',
  'STAGE',
] as const;
export const NodeType = z.enum(NODE_TYPES);
export type NodeType = z.infer<typeof NodeType>;
