import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { TopicCategory } from '@plinth/domain/curriculum/topic-category';

/**
 * What a course folder becomes once it has been read and found right. Plain objects: nothing here knows the
 * database, so a seed, an import command and a test read the same thing. The format on disk is described in
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
export type ModuleType = (typeof MODULE_TYPES)[number];

/**
 * How a component is to be shown where its type alone does not say it. NOTE, EXAMPLE, MISTAKE, CHECKLIST and QUOTE
 * are set-off CONTENT_CONTAINERs, RULE is an empty PARAGRAPH that parts what is before and after, CODE is a PARAGRAPH in monospace, MATH one whose
 * `meta.value` is the MathML of its formula, a LIST of readType TABLE holds LISTs of
 * readType ROW whose LIST_ENTRY cells carry their column heading in `meta.key`.
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

/** A stretch of text in one formatting. The runs of a node, joined, are exactly its `meta.content`. */
export type TextRun = {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  struck?: true;
  /** An https or mailto address, `lesson:` and the key of a lesson, or of a `file` the key of its asset. */
  href?: string;
  /** A file to download, by the name it was saved under. */
  file?: { name: string; bytes: number };
  /** MathML of a formula; `text` is its TeX. */
  math?: string;
};

/** The fields of a node, as far as a course folder fills them, and five of our own: runs, align, width, height, tracks. */
export type CourseNodeMeta = {
  /** 1-based place among the siblings. */
  rank: number;
  title?: string;
  heading?: string;
  /** Plain text. For an IMAGE the description read out to who cannot see it. */
  content?: string;
  readType?: ReadType;
  /** Column heading of a table cell; language of a CODE paragraph. */
  key?: string;
  /** Asset key of an IMAGE; asset key, https address of a film, or address of a player page of a VIDEO_PLAYER. */
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
  /** Words of a VIDEO_PLAYER: language tag and asset key of each WebVTT file beside the film. */
  tracks?: { language: string; src: string }[];
};

/** What a quiz may ask: all types but documents, which an assignment takes, and those of the career builder. */
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
  /** Stable while the wording stays; an `id:` in the file keeps it through a change of wording. */
  key: string;
  questionType: (typeof QUESTION_TYPES)[number];
  question: string;
  options: { key: string; text: string; isCorrect: boolean; group?: string }[];
  /** Absent where nothing is right or wrong. */
  explanation?: string;
  /** false: it may be left without an answer. */
  isRequired?: boolean;
  /** Its options mean something in their order: they are never shuffled. */
  keepsOrder?: true;
  /** The pool that an attempt draws it from. */
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
  /** Attempts after the first one. Absent: as many as the learner likes. */
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
   * Stable and unique: the folder path or what `id` says instead, then slugs, e.g.
   * 'bim-a/01-foundations/02-iso-19650/quiz'.
   */
  key: string;
  parentKey: string | null;
  type: NodeKind;
  namespace: Namespace;
  /** 1-based place among the siblings. */
  rank: number;
  meta: CourseNodeMeta;
  /** Whole days after the cohort's START_DATE on which the node opens. Modules and topics. */
  releaseDay?: number;
  /** Whole days after the cohort's START_DATE. Assignments and graded quizzes that have one. */
  dueDay?: number;
  /**
   * What is trained, of the skills of the course; nodes below take it over. A module that names none trains all, what
   * stands beside the modules none.
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

/** Pictures made of pixels. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
/** Films, and the words of them. */
export type VideoType = 'video/mp4' | 'video/webm' | 'text/vtt';

export type CourseAsset = {
  /** What `meta.value` names, e.g. 'bim-a/01-foundations/cde-states.svg'. */
  key: string;
  /** Absolute path of the file. */
  file: string;
  mediaType: 'image/svg+xml' | PictureType | VideoType | 'application/octet-stream';
  /** Of a picture made of pixels: its natural size. */
  size?: { width: number; height: number };
  /** Of a drawing: its natural size, and its checked markup (no script, style, id, link or colour). */
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
  /** What is asked for completion, where the course says it itself. */
  completion?: CompletionRule | undefined;
  /** Parents before children, siblings by rank; the first is the ROOT. */
  nodes: CourseNode[];
  assets: CourseAsset[];
};
