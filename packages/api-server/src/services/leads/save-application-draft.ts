import { isDeepStrictEqual } from 'node:util';
import { isPossibleAnswer } from '@plinth/domain/course-applications/application-answers';
import { APPLICATION_PAGES } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import type { SavedPage } from '@plinth/domain/course-applications/application-state';
import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { draftAnswers, mergeAnswers } from './draft-answers.ts';
import { lockLead } from './find-lead.ts';

type Draft = {
  leadId: string;
  currentPageId: string;
  pages: SavedPage[];
  optionalPages: SavedPage[];
  source: ApplicationSource;
};

function refuseImpossible({ currentPageId, pages, optionalPages }: Draft) {
  const fields = [
    ...(APPLICATION_PAGES.some((page) => page.pageId === currentPageId)
      ? []
      : [{ path: 'data.currentPageId', message: 'Page not found' }]),
    ...[...pages, ...optionalPages]
      .flatMap((page) => page.questions)
      .filter((answer) => !isPossibleAnswer(answer))
      .map((answer) => ({ path: `data.${answer.questionId}`, message: 'Choose one of the options' })),
  ];
  if (fields[0])
    throw refuse('BAD_REQUEST', 'Some of the data is not valid.', {
      details: fields[0].message,
      fields,
    });
}

/**
 * Saves answers of a draft. A draft may be incomplete: only what no page could have sent is refused. The resume comes
 * from the server and not from here. formDataAltered turns true once an answer differs from what was known.
 * @throws Refusal BAD_REQUEST, NOT_FOUND, CONFLICT when the application was submitted
 */
export async function saveApplicationDraft(deps: Deps, draft: Draft) {
  refuseImpossible(draft);
  return deps.db.transaction(async (tx) => {
    const found = await lockLead(tx, draft.leadId, { updatedAt: deps.now() }, deps.now());
    const { lead } = found;
    if (found.applicationId !== null)
      throw refuse('CONFLICT', 'This application was already submitted.', { status: 'APPLICATION_FILLED' });
    const given = [...draft.pages, ...draft.optionalPages]
      .flatMap((page) => page.questions)
      .filter((answer) => answer.questionId !== 'resume');
    const before = draftAnswers(found);
    const isAltered = !isDeepStrictEqual(normal(before), normal(mergeAnswers(before, given)));
    const formDataAltered = lead.formDataAltered || isAltered;
    await tx
      .update(leads)
      .set({
        answers: mergeAnswers(lead.answers, given),
        currentPageId: draft.currentPageId,
        source: draft.source,
        formDataAltered,
      })
      .where(eq(leads.leadRowId, lead.leadRowId));
    return { leadId: draft.leadId, currentPageId: draft.currentPageId, formDataAltered };
  });
}

/** Normalises answers by order and without empty ones, so that they compare by content. */
const normal = (answers: ReturnType<typeof draftAnswers>) =>
  answers
    .map(({ questionId, responseId, responseText, questions }) => ({
      questionId,
      responseId,
      responseText: responseText || null,
      questions: questions ?? [],
    }))
    .filter(({ responseId, responseText, questions }) => responseId || responseText || questions.length > 0)
    .sort((a, b) => a.questionId.localeCompare(b.questionId));
