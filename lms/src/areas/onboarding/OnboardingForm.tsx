import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { type ResponseProblem, validateResponse } from '@plinth/domain/quizzes/validate-response';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { saveOnboarding } from '../../data/onboarding.ts';
import { QuestionInput } from '../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './OnboardingPage.css.ts';

type Page = { pageId: string; title?: string | undefined; questions: Question[] };
type Sheet = {
  form: { title: string; pages: Page[] };
  requestData: ResponseEntry[];
  currentPageId: string | null;
};
type OnboardingFormProps = { cohortId: string; sheet: Sheet; doneHref: string };

const SAVE_AFTER_MS = 700;

const PROBLEM_TEXT: Partial<Record<ResponseProblem, string>> = {
  MISSING: 'Please answer this one.',
  TOO_LONG: 'That is too long.',
  OUT_OF_RANGE: 'Choose a value on the scale.',
};

/** One page of questions at a time; each change is saved as a draft a moment later. */
export function OnboardingForm({ cohortId, sheet, doneHref }: OnboardingFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { pages, title } = sheet.form;
  const [answers, setAnswers] = useState<ResponseEntry[]>(sheet.requestData);
  const [pageIndex, setPageIndex] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ pageId }) => pageId === sheet.currentPageId),
    ),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const head = useRef<HTMLDivElement>(null);
  const dirty = useRef(false);
  const page = pages[pageIndex];
  const currentPageId = page?.pageId ?? '';

  const draft = useMutation({
    scope: { id: `onboarding-${cohortId}` },
    mutationFn: (requestData: ResponseEntry[]) =>
      saveOnboarding({ cohortId, requestData, currentPageId, finalSubmission: false }),
  });
  const { mutate: saveDraft } = draft;
  const handIn = useMutation({
    scope: { id: `onboarding-${cohortId}` },
    mutationFn: () =>
      saveOnboarding({ cohortId, requestData: answers, currentPageId, finalSubmission: true }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      await router.navigate({ href: doneHref });
    },
  });

  useEffect(() => {
    if (!dirty.current) return;
    const timer = setTimeout(() => {
      dirty.current = false;
      saveDraft(answers);
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answers, saveDraft]);

  if (!page) return null;

  const change = (entry: ResponseEntry) => {
    dirty.current = true;
    setAnswers((before) => [...before.filter(({ questionId }) => questionId !== entry.questionId), entry]);
    setProblems(({ [entry.questionId]: _gone, ...rest }) => rest);
  };

  const judge = (): boolean => {
    const own = answers.filter(({ questionId }) =>
      page.questions.some((question) => question.questionId === questionId),
    );
    const found = validateResponse(page.questions, own, { isFinal: true });
    setProblems(
      Object.fromEntries(
        found.map(({ questionId, problem }) => [
          questionId,
          PROBLEM_TEXT[problem] ?? 'Please check this answer.',
        ]),
      ),
    );
    if (found.length > 0)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return found.length === 0;
  };

  const move = (to: number) => {
    setPageIndex(to);
    dirty.current = true;
    setAnswers((before) => [...before]);
    requestAnimationFrame(() => head.current?.focus());
  };

  const isLast = pageIndex === pages.length - 1;
  return (
    <form
      className={css.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!judge()) return;
        if (isLast) handIn.mutate();
        else move(pageIndex + 1);
      }}
    >
      <div ref={head} tabIndex={-1}>
        <Heading level={1}>{page.title ?? title}</Heading>
      </div>
      <DimensionLine
        label="Progress of the form"
        hideLabel
        value={pageIndex + 1}
        max={pages.length}
        parts={pages.length}
        text={`Page ${pageIndex + 1} of ${pages.length}`}
      />
      {page.questions.map((question) => (
        <QuestionInput
          key={question.questionId}
          question={question}
          value={answers.find(({ questionId }) => questionId === question.questionId)}
          onChange={change}
          error={problems[question.questionId]}
        />
      ))}
      {handIn.isError && (
        <Banner tone="error" live="alert">
          {handIn.error instanceof ApiError ? handIn.error.message : 'Something went wrong'}
        </Banner>
      )}
      <div className={css.foot}>
        <Annotation>
          <span role="status">
            {draft.isPending
              ? 'Saving…'
              : draft.isError
                ? 'Not saved yet: no connection. Your answers stay here.'
                : draft.isSuccess
                  ? 'Saved'
                  : ''}
          </span>
        </Annotation>
        <div className={css.foot}>
          {pageIndex > 0 && (
            <Button variant="secondary" onClick={() => move(pageIndex - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" loading={handIn.isPending}>
            {isLast ? 'Hand in' : 'Next'}
          </Button>
        </div>
      </div>
    </form>
  );
}
