import { type InterviewAnswers, isAnswered } from '@plinth/domain/evaluation-day/interview-answers';
import type { InterviewEntry, InterviewQuestion } from '@plinth/domain/evaluation-day/interview-response';
import { Banner } from '@plinth/ui/Banner';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  filterQuestionsQuery,
  forgetInterviews,
  type Interview,
  type InterviewAddress,
  interviewFormQuery,
  interviewQuery,
} from '../../../data/interviews.ts';
import { queryClient } from '../../../data/query-client.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CloseFeedback } from './CloseFeedback.tsx';
import { FormProgress } from './FormProgress.tsx';
import { InterviewSectionFields } from './InterviewSectionFields.tsx';
import * as css from './interview.css.ts';
import { questionPlace } from './question-place.ts';
import { SetAside } from './SetAside.tsx';
import { isSameAnswer, useCurrentAnswers } from './use-current-answers.ts';
import { useInterviewNotes } from './use-interview-notes.ts';

type InterviewFormProps = {
  address: InterviewAddress;
  interview: Interview;
  formId: string;
  /** Answers are accepted from the start of the interview; before it the form can only be viewed. */
  isOpen: boolean;
};

/** Earlier questions decide which ones follow; every answer is saved as it is given. */
export function InterviewForm({ address, interview, formId, isOpen }: InterviewFormProps) {
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState<Record<string, InterviewEntry[]>>({});
  const notes = useInterviewNotes({
    ...address,
    formId,
    storedRemark: interview.remark ?? '',
    onSaved: () => void queryClient.invalidateQueries(interviewQuery(address)),
    onClosed: () => void forgetInterviews(address.cohortId),
    onChanged: () => void forgetInterviews(address.cohortId),
  });
  const stored = new Map<string, readonly InterviewEntry[]>(
    interview.filterAnswers.map(({ questionId, entries }) => [questionId, entries]),
  );
  const current = useCurrentAnswers(notes);
  const withLooked = (answers: InterviewAnswers): InterviewAnswers =>
    isOpen ? answers : new Map([...answers, ...Object.entries(looked)]);
  const chosenBefore = withLooked(current.over(stored));
  const filters = useQuery(filterQuestionsQuery(address.cohortId));
  const questions: InterviewQuestion[] = (filters.data?.questions ?? []).map((question) => ({
    ...question,
    entries: [],
  }));
  // An option removed meanwhile chooses nothing.
  const chosen = questions.flatMap(({ questionId, options }) =>
    (chosenBefore.get(questionId) ?? [])
      .map(({ optionId }) => optionId)
      .filter((chosenId) => options.some(({ optionId }) => optionId === chosenId)),
  );
  const form = usePagedQuery(interviewFormQuery(address, chosen));
  const sections = form.data?.sections ?? [];
  for (const { questionId, entries } of sections.flatMap((section) => section.questions))
    stored.set(questionId, entries);
  const answers = withLooked(current.over(stored));
  const required = [...questions, ...sections.flatMap((section) => section.questions)].filter(
    ({ isRequired }) => isRequired !== false,
  );
  const missing = required.filter((question) => !isAnswered(question, answers));

  const give: typeof notes.give = (questionId, entries, isTyped) => {
    current.give(questionId, stored);
    notes.give(questionId, entries, isTyped);
  };
  /** Whether an interview as the school has it shows the answers that this page shows. */
  const isShown = ({ filterAnswers, sections: kept }: Interview) => {
    const latest = new Map<string, readonly InterviewEntry[]>(
      [...filterAnswers, ...kept.flatMap((section) => section.questions)].map((one) => [
        one.questionId,
        one.entries,
      ]),
    );
    const shown = current.over(latest);
    return [...latest.keys()].every((id) => isSameAnswer(answers.get(id) ?? [], shown.get(id) ?? []));
  };
  const fields = {
    answers,
    missed: new Set(missing.map(({ questionId }) => questionId).filter((id) => missed.has(id))),
    onGive: give,
  };
  const pointOut = (questionIds: readonly string[]) => {
    setMissed(new Set(questionIds));
    const [first] = questionIds;
    if (first !== undefined) document.getElementById(questionPlace(first))?.focus();
  };

  return (
    <LoadState
      query={filters}
      loading="The questions are loading"
      failed="The questions could not be loaded"
      skeleton={<Skeleton shape="block" />}
    >
      {() => (
        <div className={css.form}>
          {!isOpen && (
            <Banner tone="info" title="The interview has not begun">
              You can look at the questions now. Answers are taken from its start on.
            </Banner>
          )}
          {notes.asideWords && <SetAside words={notes.asideWords} onDrop={notes.dropAside} />}
          {isOpen && (
            <FormProgress
              answered={required.length - missing.length}
              required={required.length}
              state={notes.state}
              problem={notes.problem}
            />
          )}
          {questions.length > 0 && (
            <InterviewSectionFields
              {...fields}
              section={{ sectionTitle: 'What to ask', questions }}
              onGive={
                isOpen
                  ? give
                  : (questionId, entries) => setLooked((before) => ({ ...before, [questionId]: entries }))
              }
            />
          )}
          <LoadState
            query={form}
            loading="The sections are loading"
            failed="The sections could not be loaded"
            skeleton={<Skeleton shape="block" />}
          >
            {() => (
              <div className={css.sections} aria-busy={form.isPlaceholderData}>
                {sections.map((section) => (
                  <InterviewSectionFields
                    key={section.sectionTitle}
                    {...fields}
                    section={section}
                    disabled={!isOpen}
                    withNotes
                  />
                ))}
              </div>
            )}
          </LoadState>
          {isOpen && (
            <CloseFeedback
              address={address}
              firstName={interview.firstName}
              formId={formId}
              missing={missing}
              isReady={form.data !== undefined && !form.isPlaceholderData}
              notes={notes}
              isShown={isShown}
              onMissing={pointOut}
            />
          )}
        </div>
      )}
    </LoadState>
  );
}
