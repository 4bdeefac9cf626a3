import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import {
  answerableQuestions,
  type ResponseProblem,
  validateResponse,
} from '@plinth/domain/quizzes/validate-response';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { saveOnboarding } from '../../data/onboarding.ts';
import { QuestionInput } from '../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './OnboardingPage.css.ts';
import { useDocumentSending } from './use-document-sending.ts';
import { type DraftState, useDraftSaving } from './use-draft-saving.ts';

type Page = { pageId: string; title?: string | undefined; questions: Question[] };
type Sheet = {
  form: { title: string; pages: Page[] };
  requestData: ResponseEntry[];
  currentPageId: string | null;
};
type OnboardingFormProps = { cohortId: string; sheet: Sheet; doneHref: string };

const SAVE_TEXT: Record<DraftState, string> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet. Your answers stay here, and are sent again when you go on or are back online.',
};

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
  const page = pages[pageIndex];
  const currentPageId = page?.pageId ?? '';
  const draft = useDraftSaving({ cohortId, answers, currentPageId });
  const sendDocument = useDocumentSending(cohortId);

  const handIn = useMutation({
    scope: { id: `onboarding-${cohortId}` },
    mutationFn: () =>
      saveOnboarding({ cohortId, requestData: answers, currentPageId, finalSubmission: true }),
    onMutate: draft.stop,
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      await router.navigate({ href: doneHref });
    },
  });

  if (!page) return null;

  const change = (entry: ResponseEntry) => {
    draft.touch();
    setAnswers((before) => [...before.filter(({ questionId }) => questionId !== entry.questionId), entry]);
    setProblems(({ [entry.questionId]: _gone, ...rest }) => rest);
  };

  const move = (to: number) => {
    setPageIndex(to);
    draft.touch();
    requestAnimationFrame(() => head.current?.focus());
  };

  /** Whether these pages are answered as they must be; if not, the first fault is shown where it stands. */
  const judge = (judged: readonly Page[]): boolean => {
    const questions = judged.flatMap((one) => one.questions);
    const asked = answerableQuestions(questions).map(({ questionId }) => questionId);
    const own = answers.filter(({ questionId }) => asked.includes(questionId));
    const found = new Map(
      validateResponse(questions, own).map(({ questionId, problem }) => [
        questionId,
        PROBLEM_TEXT[problem] ?? 'Please check this answer.',
      ]),
    );
    setProblems(Object.fromEntries(found));
    if (found.size === 0) return true;
    const faulty = judged.find((one) =>
      answerableQuestions(one.questions).some(({ questionId }) => found.has(questionId)),
    );
    if (faulty && faulty !== page) move(pages.indexOf(faulty));
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return false;
  };

  const answerOf = (questionId: string) => answers.find((answer) => answer.questionId === questionId);
  const isLast = pageIndex === pages.length - 1;
  return (
    <form
      className={css.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!judge(isLast ? pages : [page])) return;
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
          value={answerOf(question.questionId)}
          answerOf={answerOf}
          onChange={change}
          error={problems[question.questionId]}
          problemOf={(questionId) => problems[questionId]}
          sendDocument={sendDocument}
        />
      ))}
      {handIn.isError && (
        <Banner tone="error" live="alert">
          {handIn.error instanceof ApiError ? handIn.error.message : 'Something went wrong'}
        </Banner>
      )}
      <div className={css.foot}>
        <Annotation>
          <span role="status">{SAVE_TEXT[draft.state]}</span>
        </Annotation>
        <div className={css.moves}>
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
