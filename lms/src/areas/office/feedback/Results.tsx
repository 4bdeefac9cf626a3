import type { FeedbackGroup, FeedbackResults, QuestionResult } from '@plinth/domain/feedback/office-feedback';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TrendChart } from '../../../parts/TrendChart/TrendChart.tsx';
import * as own from '../jobs/jobs.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import * as css from './feedback.css.ts';
import { answersText } from './feedback-texts.ts';

/** The answers to a form: per question, then by cohort, guide and week. */
export function Results({ results: { questions, byCohort, byGuide, trend } }: { results: FeedbackResults }) {
  return (
    <>
      {questions.map((one, at) => (
        <Question key={one.questionId} result={one} number={at + 1} />
      ))}
      <Groups title="By cohort" groups={byCohort} questions={questions} />
      <Groups title="By guide" groups={byGuide} questions={questions} />
      {questions.map((one, at) => (
        <Trend key={one.questionId} question={one} at={at} weeks={trend} />
      ))}
    </>
  );
}

function Question({ result, number }: { result: QuestionResult; number: number }) {
  const { question, answered, average, distribution, texts } = result;
  return (
    <section className={own.section} aria-label={`Question ${number}`}>
      <Heading level={3}>{question}</Heading>
      <Annotation>{`${answersText(answered)}${average === null ? '' : `, ${average} on average`}`}</Annotation>
      {distribution === null && texts === null && (
        <Text secondary>Too few have answered it to be shown.</Text>
      )}
      {distribution && (
        <dl className={css.bars}>
          {distribution.map(({ label, count }) => (
            <div key={label} className={css.bar}>
              <dt>{label}</dt>
              <dd className={css.count}>
                <progress
                  className={css.meter}
                  max={Math.max(answered, 1)}
                  value={count}
                  aria-hidden="true"
                />
                {count}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {texts && (
        <ul className={css.texts}>
          {texts.map((text, at) => (
            <li key={`${at} ${text}`} className={css.text}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type GroupsProps = {
  title: string;
  groups: readonly FeedbackGroup[];
  questions: readonly QuestionResult[];
};

const Groups = ({ title, groups, questions }: GroupsProps) => (
  <SheetSection className={own.section} title={title}>
    {groups.length === 0 ? (
      <Text secondary>No group is large enough to be shown.</Text>
    ) : (
      <dl className={own.facts}>
        {groups.map(({ name, answered, averages }) => (
          <div key={name}>
            <dt className={own.asked}>{name}</dt>
            <dd className={own.said}>
              {[
                answersText(answered),
                ...averages.flatMap((average, at) =>
                  average === null ? [] : [`${questions[at]?.question ?? ''} ${average} on average`],
                ),
              ].join('\n')}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </SheetSection>
);

type TrendProps = { question: QuestionResult; at: number; weeks: readonly FeedbackGroup[] };

function Trend({ question, at, weeks }: TrendProps) {
  const points = weeks.map(({ name, averages }) => {
    const value = averages[at] ?? null;
    return {
      key: name,
      tick: name.slice(5),
      label: `Week of ${name}`,
      value,
      text: value === null ? 'Not shown' : `${value} on average`,
    };
  });
  if (points.every(({ value }) => value === null)) return null;
  return (
    <section className={own.section} aria-label={`Trend: ${question.question}`}>
      <Heading level={3}>Trend: {question.question}</Heading>
      <TrendChart
        caption={`The average by week: ${question.question}`}
        columns={['Week', 'Average']}
        points={points}
        max={question.questionType === 'SCALE_NUMBER' ? 10 : 5}
      />
    </section>
  );
}
