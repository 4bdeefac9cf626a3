import type { InterviewAnswers } from '@plinth/domain/evaluation-day/interview-answers';
import type { InterviewEntry, InterviewSection } from '@plinth/domain/evaluation-day/interview-response';
import { Section } from '@plinth/ui/Section';
import { InterviewQuestionField } from './InterviewQuestionField.tsx';
import * as css from './interview.css.ts';

type InterviewSectionFieldsProps = {
  section: InterviewSection;
  answers: InterviewAnswers;
  /** The questions left unanswered when the feedback was to be closed. */
  missed: ReadonlySet<string>;
  onGive: (questionId: string, entries: InterviewEntry[], isTyped: boolean) => void;
  disabled?: boolean;
  /** Whether a chosen answer can have text beside it. */
  withNotes?: boolean;
};

/** A titled part of the form with its questions. */
export function InterviewSectionFields({
  section: { sectionTitle, questions },
  answers,
  missed,
  onGive,
  disabled = false,
  withNotes = false,
}: InterviewSectionFieldsProps) {
  return (
    <Section className={css.section} title={sectionTitle}>
      {questions.map((question) => (
        <InterviewQuestionField
          key={question.questionId}
          question={question}
          entries={answers.get(question.questionId) ?? []}
          isMissed={missed.has(question.questionId)}
          onGive={(entries, isTyped) => onGive(question.questionId, entries, isTyped)}
          disabled={disabled}
          withNotes={withNotes}
        />
      ))}
    </Section>
  );
}
