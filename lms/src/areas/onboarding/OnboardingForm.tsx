import { mergeResponses } from '@plinth/domain/forms/merge-responses';
import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import type { SaverState } from '@plinth/ui/forms/create-saver';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { faultyStep, useSteps } from '@plinth/ui/forms/use-steps';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { Heading } from '@plinth/ui/Heading';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { QuestionInput } from '../../parts/QuestionInput/QuestionInput.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { responseProblems } from '../../parts/response-problems.ts';
import * as css from './OnboardingPage.css.ts';
import { useDocumentSending } from './use-document-sending.ts';
import { useDraftSaving } from './use-draft-saving.ts';

type Page = { pageId: string; title?: string | undefined; questions: Question[] };
type Sheet = {
  form: { title: string; pages: Page[] };
  requestData: ResponseEntry[];
  currentPageId: string | null;
};
type OnboardingFormProps = { cohortId: string; sheet: Sheet; doneHref: string };

const UNSAVED =
  'Not saved yet. Your answers stay here, and are sent again when you continue or are back online.';
const SAVE_TEXT: Record<SaverState, string> = {
  idle: '',
  waiting: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: UNSAVED,
  refused: UNSAVED,
};

const asked = ({ questions }: Page) => answerableQuestions(questions).map(({ questionId }) => questionId);

/** The onboarding questions, one page at a time; each change is saved as a draft shortly after. */
export function OnboardingForm({ cohortId, sheet, doneHref }: OnboardingFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { pages, title } = sheet.form;
  const submission = useSubmission();
  const { run, refuse, refused, settle, focusFault } = submission;
  const {
    step: pageIndex,
    head,
    go,
  } = useSteps({
    first: () =>
      Math.max(
        0,
        pages.findIndex(({ pageId }) => pageId === sheet.currentPageId),
      ),
  });
  const page = pages[pageIndex];
  const opened = useRef('');
  opened.current = page?.pageId ?? '';
  const saver = useDraftSaving({
    cohortId,
    questions: pages.flatMap(({ questions }) => questions),
    currentPageId: () => opened.current,
  });
  const [begun] = useState(() => ({ answers: mergeResponses(sheet.requestData, saver.kept) }));
  const held = useDraft(begun);
  const sendDocument = useDocumentSending(cohortId);

  if (!page) return null;

  const change = (entry: ResponseEntry) => {
    held.change('answers', mergeResponses(held.latest().answers, [entry]));
    settle(entry.questionId);
    saver.change(entry);
  };

  const move = (to: number) => {
    go(to);
    saver.touch();
  };

  /** Whether these pages are answered correctly; if not, the first fault is shown in place. */
  const judge = (judged: readonly Page[]): boolean => {
    const own = held.latest().answers.filter(({ questionId }) => judged.flatMap(asked).includes(questionId));
    const questions = judged.flatMap((one) => one.questions);
    const found = responseProblems(questions, own);
    if (!refuse(found)) return true;
    const faulty = faultyStep(judged, asked, found);
    if (faulty && faulty !== page) move(pages.indexOf(faulty));
    else focusFault();
    return false;
  };

  const handIn = async () => {
    await saver.handIn();
    await queryClient.invalidateQueries();
    await router.navigate({ href: doneHref });
  };

  const { answers } = held.draft;
  const answerOf = (questionId: string) => answers.find((answer) => answer.questionId === questionId);
  const isLast = pageIndex === pages.length - 1;
  return (
    <form
      ref={submission.ref}
      className={css.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (submission.isBusy || !judge(isLast ? pages : [page])) return;
        if (isLast) void run(handIn);
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
          error={refused[question.questionId]}
          problemOf={(questionId) => refused[questionId]}
          sendDocument={sendDocument}
        />
      ))}
      {submission.failure && (
        <Banner tone="error" live="alert">
          {refusalText(submission.failure)}
        </Banner>
      )}
      <div className={css.footer}>
        <Annotation>
          <span role="status">{SAVE_TEXT[saver.state]}</span>
        </Annotation>
        <div className={css.moves}>
          {pageIndex > 0 && (
            <Button variant="secondary" onClick={() => move(pageIndex - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" loading={submission.isBusy}>
            {isLast ? 'Hand in' : 'Next'}
          </Button>
        </div>
      </div>
    </form>
  );
}
