import { given } from '../given.ts';
import type { CourseNodeMeta, CourseQuiz } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { judgeSkills } from './judge-skills.ts';
import type { Sources } from './lesson-sources.ts';
import { type CoursePart, type PLACES, partsFile } from './parts-schema.ts';
import { handInBlock, rubricTable } from './read-assignment.ts';
import { type ContentDraft, readMarkdown, type StepFacts } from './read-markdown.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { slugify } from './slugify.ts';

type Place = (typeof PLACES)[number];
type ReadQuiz = (name: string) => { quiz: CourseQuiz; dueDay?: number } | null;
type Around = { sources: Sources; quizOf: ReadQuiz; skills: readonly string[]; report: Report };
type Path = readonly (string | number)[];

/** Reports fields that are missing or out of place in a part, and how to mend that. */
function judgePart(part: CoursePart, line: number, opens: number, report: Report): void {
  const takesHandIn = part.type === 'TASK' || part.type === 'ASSIGNMENT';
  if (takesHandIn !== (part.handIn !== undefined))
    report(
      line,
      `a ${part.type} ${takesHandIn ? 'says nothing of its hand-in' : 'takes no hand-in'}`,
      'write handIn at a TASK or ASSIGNMENT, and only there',
    );
  if ((part.type === 'QUIZ') !== (part.quiz !== undefined))
    report(line, 'a quiz and its file belong together', 'write quiz: name.quiz.yaml at a part of type QUIZ');
  if ((part.type === 'LIVE_SESSION') !== (part.session !== undefined))
    report(
      line,
      'a live session and its time belong together',
      'write session at a part of type LIVE_SESSION',
    );
  if (part.category !== undefined && part.type !== 'TOPIC')
    report(line, `a ${part.type} has no category`, 'write category at a TOPIC of the REVIEW_DAY');
  if (part.dueDay !== undefined && part.dueDay < opens)
    report(line, `the part is due on day ${part.dueDay} and opens on day ${opens}`, 'choose a later day');
}

function metaOf({
  type,
  title,
  heading,
  summary,
  minutes,
  category,
}: CoursePart): Omit<CourseNodeMeta, 'rank'> {
  if (type === 'ZONE') return given({ zoneTitle: title, zoneDescription: summary });
  return given({ title, heading, content: summary, time: minutes, topicCategory: category });
}

/** The rubric of a hand-in; without one it counts as complete or not. */
function rubricOf({ handIn, credits = 0 }: CoursePart) {
  return handIn?.rubric
    ? handIn.rubric.map((row) => ({ key: slugify(row.criterion), ...row }))
    : [
        {
          key: 'asked',
          criterion: 'What was asked is there',
          points: credits,
          full: 'All of it, and it can be checked',
          partial: 'Some of it is missing or cannot be checked',
        },
      ];
}

class PartsReader {
  readonly #yaml: YamlText<unknown>;
  readonly #around: Around;

  constructor(yaml: YamlText<unknown>, around: Around) {
    this.#yaml = yaml;
    this.#around = around;
  }

  #markdown(text: string | undefined, path: Path): ContentDraft[] {
    const { sources, report } = this.#around;
    // A block text (text: |) starts on the line after its key.
    return text === undefined ? [] : readMarkdown(text, this.#yaml.lineOf(...path) + 1, sources, report);
  }

  #handIn(part: CoursePart): ContentDraft[] {
    const { handIn } = part;
    if (!handIn) return [];
    const asks: ContentDraft[] = handIn.asks
      ? [
          {
            type: 'LIST',
            meta: { heading: 'What to hand in' },
            children: handIn.asks.map((content) => ({
              type: 'BULLET_POINT' as const,
              meta: { content },
              children: [],
            })),
          },
        ]
      : [];
    return [
      ...asks,
      ...(handIn.rubric ? [rubricTable(rubricOf(part))] : []),
      handInBlock(handIn.uploads, part.type === 'TASK' ? 'Submit task' : 'Submit assignment'),
    ];
  }

  #facts(part: CoursePart, line: number): StepFacts {
    const read = part.quiz === undefined ? null : this.#around.quizOf(part.quiz);
    const dueDay = part.dueDay ?? read?.dueDay;
    const rubric = part.handIn?.rubric;
    if (rubric && rubric.reduce((sum, row) => sum + row.points, 0) !== (part.credits ?? 0))
      this.#around.report(line, 'the points of the rubric are not the credits', 'make the two the same');
    return given({
      releaseDay: part.releaseDay,
      dueDay,
      credits: read?.quiz.credits ?? part.credits,
      skills: part.skills,
      isElective: part.elective,
      quiz: read?.quiz,
      assignment: part.handIn && { uploads: part.handIn.uploads, rubric: rubricOf(part) },
      liveSession: part.session,
    });
  }

  read(parts: readonly CoursePart[], path: Path, opensBefore: number): ContentDraft[] {
    return parts.map((part, index): ContentDraft => {
      const here = [...path, index];
      const line = this.#yaml.lineOf(...here);
      const opens = part.releaseDay ?? opensBefore;
      judgePart(part, line, opens, this.#around.report);
      if (part.skills) {
        const { skills: known, report } = this.#around;
        judgeSkills(part.skills, known, this.#yaml.lineOf(...here, 'skills'), report);
      }
      const named = part.id ?? part.title ?? part.heading;
      const lesson = this.#markdown(part.lesson, [...here, 'lesson']);
      return {
        type: part.type,
        ...(named === undefined ? {} : { slug: slugify(named) }),
        meta: metaOf(part),
        facts: this.#facts(part, line),
        children: [
          ...(lesson.length === 0
            ? []
            : [
                {
                  type: 'LESSON_READING' as const,
                  slug: 'lesson',
                  meta: given({ title: part.title ?? '', time: part.minutes }),
                  children: lesson,
                },
              ]),
          ...this.#markdown(part.text, [...here, 'text']),
          ...this.read(part.parts ?? [], [...here, 'parts'], opens),
          ...this.#handIn(part),
        ],
      };
    });
  }
}

/**
 * Reads a file of parts/: what a course has beside its modules, such as its capstone and its evaluation day. Null when
 * something was reported that leaves nothing to read.
 */
export function readParts(
  text: string,
  around: Around,
): { place: Place; title?: string; drafts: ContentDraft[] } | null {
  const yaml = readYaml(text, partsFile, around.report);
  if (!yaml) return null;
  const { place, title, parts } = yaml.data;
  if (place !== 'LEARNING' && title === undefined)
    around.report(yaml.lineOf('place'), 'title is missing', 'write what the part is called');
  const drafts = new PartsReader(yaml, around).read(parts, ['parts'], 0);
  return given({ place, title, drafts });
}
