import type { CourseNode } from '@plinth/api-server/services/course-packages/course-package';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { COMPONENT_TYPES } from '@plinth/domain/curriculum/component-type';
import { TOPIC_CATEGORIES } from '@plinth/domain/curriculum/topic-category';
import { describe, expect, it } from 'vitest';
import { readCourseLibrary } from './read-course-library.ts';

const library = readCourseLibrary();
const architects = library.find((course) => course.code === 'BIM_A');
const all: CourseNode[] = architects?.nodes ?? [];
/** The modules and their contents; the other nodes are short and of other kinds. */
const nodes = all.filter(({ key }) => key === 'bim-a' || /^bim-a\/\d\d-/.test(key));
const lessons = nodes.filter((node) => node.type === 'LESSON_READING');
const under = (key: string) => nodes.filter((node) => node.key.startsWith(`${key}/`));

describe('the courses of the demonstration school', () => {
  it('include one for every product code', () => {
    expect(library.map((course) => course.code).sort()).toEqual([
      'BIM_A',
      'BIM_C',
      'BIM_M',
      'BIM_SP',
      'INT_DES',
      'MCD',
    ]);
  });

  it('have the titles under which the catalogue sells them', () => {
    const names = Object.entries(PRODUCT_FAMILIES).map(([code, { title }]) => [code, title]);
    expect(Object.fromEntries(library.map(({ code, title }) => [code, title]))).toEqual(
      Object.fromEntries(names),
    );
  });

  it('include bim-a with at least six modules of at least four taught topics, two quizzes, an assignment and an image each', () => {
    const modules = nodes.filter((node) => node.parentKey === 'bim-a');
    expect(modules.length).toBeGreaterThanOrEqual(6);
    for (const module of modules) {
      const taught = lessons.filter((lesson) => lesson.key.startsWith(`${module.key}/`));
      expect(taught.length, module.key).toBeGreaterThanOrEqual(4);
      const quizzes = under(module.key).filter((node) => node.type === 'QUIZ');
      expect(quizzes.length, module.key).toBeGreaterThanOrEqual(2);
      expect(
        under(module.key).some((node) => node.type === 'ASSIGNMENT'),
        module.key,
      ).toBe(true);
      expect(
        under(module.key).some((node) => node.type === 'IMAGE'),
        module.key,
      ).toBe(true);
    }
  });

  it.each(lessons.map((lesson) => [lesson.key]))(
    '%s teaches in over 450 words with an example, a mistake and a checklist',
    (key) => {
      const parts = under(key);
      const kinds = parts.map((part) => part.meta.readType);
      expect(kinds).toEqual(expect.arrayContaining(['EXAMPLE', 'MISTAKE', 'CHECKLIST']));
      const words = parts.flatMap((part) => (part.meta.content ?? '').split(/\s+/)).length;
      expect(words).toBeGreaterThan(450);
    },
  );

  it('every quiz of bim-a has five to eight questions, and both graded and practice quizzes occur', () => {
    const quizzes = nodes.flatMap((node) => (node.quiz ? [node.quiz] : []));
    for (const quiz of quizzes) {
      expect(quiz.questions.length, quiz.title).toBeGreaterThanOrEqual(5);
      expect(quiz.questions.length, quiz.title).toBeLessThanOrEqual(8);
    }
    expect(new Set(quizzes.map((quiz) => quiz.quizType))).toEqual(new Set(['GRADED', 'PRACTICE']));
    expect(quizzes.some((quiz) => quiz.timeLimitSeconds === 20 * 60)).toBe(true);
  });

  it('CAP-01 ENUM-19 ENUM-23 bim-a has its pre-work, capstone, evaluation day and career part, with every topic category', () => {
    const roots = all.filter(({ parentKey }) => parentKey === null);
    expect(roots.map(({ namespace }) => namespace).sort()).toEqual([
      'CAPSTONE',
      'CAREER',
      'LEARNING',
      'ONBOARDING',
      'REVIEW_DAY',
    ]);
    const categories = all.flatMap(({ meta }) => meta.topicCategory ?? []);
    expect(categories).toEqual([...TOPIC_CATEGORIES]);
    expect(all.filter(({ isElective }) => isElective)).toHaveLength(2);
    expect(all.filter(({ type }) => type === 'TASK').every(({ assignment }) => assignment)).toBe(true);
  });

  it('D-130 everything that earns credits trains some skills of its course, but never all of them', () => {
    const trainedIn = ({ nodes }: (typeof library)[number]) => {
      const trained = new Map<string | null, readonly string[]>();
      for (const { key, parentKey, skills } of nodes)
        trained.set(key, skills ?? trained.get(parentKey) ?? []);
      return trained;
    };
    const earning = library.flatMap((course) => {
      const trained = trainedIn(course);
      return course.nodes
        .filter(({ credits = 0, quiz }) => credits + (quiz?.credits ?? 0) > 0)
        .map(({ key }) => ({ key, of: course.skills.length, trained: trained.get(key) ?? [] }));
    });
    expect(earning.filter(({ of, trained }) => trained.length === of)).toEqual([]);
    // The open course starts with basics that are not a skill themselves.
    expect(
      earning.filter(({ key, trained }) => trained.length === 0 && !key.startsWith('bim-sp/open-lms/')),
    ).toEqual([]);
  });

  it('ENUM-21 the guide to lessons shows every component type that a package can contain', () => {
    const guide = all.find(({ type }) => type === 'GUIDE');
    const shown = new Set(all.filter(({ key }) => key.startsWith(`${guide?.key}/`)).map(({ type }) => type));
    // VIDEO is the name older courses use for VIDEO_PLAYER; packages write the latter.
    expect(COMPONENT_TYPES.filter((type) => !shown.has(type))).toEqual(['VIDEO']);
  });

  it('no part of bim-a lies ten or more levels below its topic, so that one call of depth 10 fetches it completely', () => {
    const depths = new Map<string | null, number>([[null, -1]]);
    for (const node of all) depths.set(node.key, (depths.get(node.parentKey) ?? 0) + 1);
    const topicDepth = 2;
    expect(Math.max(...depths.values()) - topicDepth).toBeLessThan(10);
  });
});
