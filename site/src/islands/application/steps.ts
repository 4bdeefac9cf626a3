import {
  type ApplicationField,
  type ApplicationQuestionDefinition,
  applicationPagesOf,
} from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';

/** The questions whose answers create a lead; they are asked first, before anything is stored. */
export const CONTACT_FIELDS: readonly ApplicationField[] = ['firstName', 'lastName', 'emailId', 'mobile'];

export const REVIEW_STEP = 'review';

/** One step of the application while it is filled in; pageId is the page of the form that it belongs to. */
export type Step = {
  stepId: string;
  pageId: string;
  title: string;
  isOptional: boolean;
  questions: readonly ApplicationQuestionDefinition[];
};

/**
 * Returns the steps of the form for a source: its pages in order, with the first one split, so that only name, mail and
 * phone are asked before the application is stored.
 */
export function applicationSteps(source: ApplicationSource): Step[] {
  const { pages, optionalPages } = applicationPagesOf(source);
  const [first, ...others] = pages;
  if (!first) return [];
  const isContact = ({ questionId }: ApplicationQuestionDefinition) => CONTACT_FIELDS.includes(questionId);
  const step = (page: typeof first, isOptional: boolean): Step => ({
    ...page,
    stepId: page.pageId,
    isOptional,
  });
  return [
    {
      ...step(first, false),
      stepId: 'contact',
      title: 'Contact',
      questions: first.questions.filter(isContact),
    },
    { ...step(first, false), questions: first.questions.filter((question) => !isContact(question)) },
    ...others.slice(0, -1).map((page) => step(page, false)),
    ...optionalPages.map((page) => step(page, true)),
    ...others.slice(-1).map((page) => step(page, false)),
  ];
}

/**
 * Returns where a saved application continues: at the page it was left on, but after the contact step, which it has
 * passed.
 */
export function stepToResume(steps: readonly Step[], currentPageId: string): string {
  const own = steps.filter(({ pageId }) => pageId === currentPageId);
  return (own.at(-1) ?? steps[1] ?? steps[0])?.stepId ?? REVIEW_STEP;
}
