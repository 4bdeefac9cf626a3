import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { TopicCategory } from '@plinth/domain/curriculum/topic-category';

/**
 * What a course folder becomes once it has been read and found valid. Plain objects, independent of the database, so
 * that a seed, an import command and a test read the same thing. The format on disk is described in
 * `packages/school/courses/README.md`.
 */

/** The node types that a folder can declare as a module. */
export const MODULE_TYPES = [
  'STUDIO',
  'COURSE_MODULE',
  'BREAK',
  'MILESTONE',
  'ACADEMIC_LEVELLING',
  'CAREER_SESSION',
  'MASTER_CLASSES',
] as const;

/**
 * How to show a component where its type alone does not determine it. NOTE, EXAMPLE, MISTAKE, CHECKLIST and QUOTE are
 * set-off CONTENT_CONTAINERs, RULE is an empty PARAGRAPH that separates what is before and after, CODE is a PARAGRAPH
 * in monospace, MATH one whose `meta.value` is the MathML of its formula, and a LIST of readType TABLE contains LISTs
 * of readType ROW whose LIST_ENTRY cells carry their column heading in `meta.key`.
 */
export type ReadType =
  | 'NOTE'
  | 'EXAMPLE'
  | 'MISTAKE'
  | 'CHECKLIST'
  | 'QUOTE'
  | 'CODE'
  | 'MATH'
  | 'RULE'
  | 'TABLE'
  | 'ROW';

/** A stretch of text in one format. The runs of a node, joined, are exactly its `meta.content`. */
export type TextRun = {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  struck?: true;
  /** An https or mailto address, `lesson:` and the key of a lesson, or for a `file` the key of its asset. */
  href?: string;
  /** A file to download, by the name it was saved under. */
  file?: { name: string; bytes: number };
  /** MathML of a formula; `text` is its TeX. */
  math?: string;
};

/**
 * The fields of a node, as far as a course folder fills them, and five of our own: runs, align, width, height, tracks.
 */
export type CourseNodeMeta = {
  /** 1-based position among the siblings. */
  rank: number;
  title?: string;
  heading?: string;
  /** Plain text. For an IMAGE, the description read out to people who cannot see it. */
  content?: string;
  readType?: ReadType;
  /** Column heading of a table cell; language of a CODE paragraph. */
  key?: string;
  /**
   * Asset key of an IMAGE; for a VIDEO_PLAYER an asset key, the https address of a film or the address of a player
   * page.
   */
  value?: string;
  /** Minutes to allow. */
  time?: number;
  /** What a topic of the evaluation day is about. */
  topicCategory?: TopicCategory;
  zoneTitle?: string;
  zoneDescription?: string;
  referenceLabel?: string;
  referenceLink?: string;
  runs?: TextRun[];
  align?: 'start' | 'center' | 'end';
  /** Natural size of an IMAGE in CSS pixels. */
  width?: number;
  height?: number;
  /** Subtitles of a VIDEO_PLAYER: language tag and asset key of each WebVTT file beside the film. */
  tracks?: { language: string; src: string }[];
};

/** What a quiz may ask: all types except documents, which belong to an assignment, and those of the career builder. */
export const QUESTION_TYPES = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'BINARY_TRUE_FALSE',
  'BINARY_YES_NO',
  'BINARY_LIKE_DISLIKE',
  'FILTER',
  'GROUPED_OPTION_QUESTION',
  'SCALE_NUMBER',
  'SCALE_STAR',
  'SCALE_EMOJI',
  'SUBJECTIVE',
  'TEXT_AREA',
  'TEXT_INPUT',
  'GROUP_QUESTION',
] as const;

export type CourseQuestion = {
  /** Stable as long as the wording is; an `id:` in the file preserves it across a change of wording. */
  key: string;
  questionType: (typeof QUESTION_TYPES)[number];
  question: string;
  options: { key: string; text: string; isCorrect: boolean; group?: string }[];
  /** Absent if no answer is right or wrong. */
  explanation?: string;
  /** false if it may be left unanswered. */
  isRequired?: boolean;
  /** The order of its options is meaningful: they are never shuffled. */
  keepsOrder?: true;
  /** The pool from which an attempt draws it. */
  pool?: string;
  /** The parts of a GROUP_QUESTION. */
  questions?: CourseQuestion[];
};

export type CourseQuiz = {
  title: string;
  credits: number;
  /** D-89: only PRACTICE shows correct answers before completion. */
  quizType: 'GRADED' | 'PRACTICE';
  timeLimitSeconds?: number;
  /** Attempts after the first one. Absent: unlimited. */
  maxRetakes?: number;
  /** How many questions of each pool an attempt asks. */
  pools?: Record<string, number>;
  questions: CourseQuestion[];
};

export type CourseAssignment = {
  title: string;
  credits: number;
  /** Whole days after the cohort's START_DATE. */
  dueDay: number;
  uploads: 'FILE' | 'LINK' | 'BOTH';
  rubric: { key: string; criterion: string; points: number; full: string; partial: string }[];
};

export type CourseLiveSession = {
  title: string;
  /** Whole days after the cohort's START_DATE. */
  day: number;
  /** Wall-clock time 'HH:mm' in `zone`. */
  time: string;
  /** IANA zone name. */
  zone: string;
  minutes: number;
};

export type CourseNode = {
  /**
   * Stable and unique: the folder path or the `id` that replaces it, then slugs, e.g.
   * 'bim-a/01-foundations/02-iso-19650/quiz'.
   */
  key: string;
  parentKey: string | null;
  type: NodeKind;
  namespace: Namespace;
  /** 1-based position among the siblings. */
  rank: number;
  meta: CourseNodeMeta;
  /** When the node opens, in whole days after the cohort's START_DATE. Modules and topics. */
  releaseDay?: number;
  /** Whole days after the cohort's START_DATE. Assignments and graded quizzes that have a due day. */
  dueDay?: number;
  /**
   * Which skills of the course it trains; nodes below inherit them. A module that names none trains all; a part beside
   * the modules that names none trains none.
   */
  skills?: string[];
  /** Topics (for their lesson), quizzes and assignments. 0 means "No credits". */
  credits?: number;
  quiz?: CourseQuiz;
  assignment?: Pick<CourseAssignment, 'uploads' | 'rubric'>;
  liveSession?: Omit<CourseLiveSession, 'title'>;
  /** One of several that a learner chooses from. */
  isElective?: true;
};

/** Bitmap pictures. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
/** Films, and their subtitles. */
export type VideoType = 'video/mp4' | 'video/webm' | 'text/vtt';

export type CourseAsset = {
  /** What `meta.value` refers to, e.g. 'bim-a/01-foundations/cde-states.svg'. */
  key: string;
  /** Absolute path of the file. */
  file: string;
  mediaType: 'image/svg+xml' | PictureType | VideoType | 'application/octet-stream';
  /** The natural size of a bitmap picture. */
  size?: { width: number; height: number };
  /** For a drawing: its natural size, and its checked markup (no script, style, id, link or colour). */
  drawing?: { width: number; height: number; svg: string };
};

export type CoursePackage = {
  /** Product code, e.g. 'BIM_A'. */
  code: string;
  /** The folder's name, e.g. 'bim-a'. */
  slug: string;
  title: string;
  outcome: string;
  audience: string;
  weeks: number;
  skills: string[];
  /** The requirements for completion, if the course defines them itself. */
  completion?: CompletionRule | undefined;
  /** Parents before children, siblings by rank; the first is the ROOT. */
  nodes: CourseNode[];
  assets: CourseAsset[];
};
