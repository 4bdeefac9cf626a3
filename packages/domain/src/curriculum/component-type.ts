import * as z from 'zod/mini';

/** The kinds of component that make up a content page. */
export const COMPONENT_TYPES = [
  'COMPONENT_CONTENT',
  'COMPONENT_TASK',
  'LIST',
  'LIST_ENTRY',
  'READ',
  'READ_STATIC',
  'LESSON_READING',
  'CONTENT_CONTAINER',
  'PARAGRAPH',
  'IMAGE',
  'REFERENCE',
  'DROP_DOWN_CONTENT',
  'NUMBER_POINT',
  'BULLET_POINT',
  'FILE_UPLOAD',
  'LINK_UPLOAD',
  'SUBMIT',
  'VIDEO_PLAYER',
  'PREPARATORY_CONTENT',
  'PROJECT',
  'ZONE',
  'VIDEO',
] as const;
export const ComponentType = z.enum(COMPONENT_TYPES);
export type ComponentType = z.infer<typeof ComponentType>;
