import type { QuestionStatistics } from '@plinth/domain/quizzes/question-statistics';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { quizStatisticsQuery } from '../../../../../data/office-course-drafts.ts';
import { LoadState } from '../../../../../parts/LoadState.tsx';
import { SheetSection } from '../../../list/SheetSection.tsx';
import * as css from '../editor.css.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns what a share and a discrimination mean for the question's author. */
function judgement({ asked, rightShare, discrimination }: QuestionStatistics): string {
  if (asked === 0) return 'Nobody has been asked it yet.';
  if (asked < 10) return 'Too few attempts to judge it.';
  if (discrimination !== null && discrimination < 0)
    return 'Weaker learners get it right more often: check its key and its wording.';
  if (rightShare !== null && rightShare > 0.95) return 'Nearly all get it right: it tells little.';
  if (rightShare !== null && rightShare < 0.25)
    return 'Few get it right: check whether the lesson teaches it.';
  return '';
}

/** How each question of a published quiz performed in learners' first attempts. */
export function QuizStatistics({ code, path }: { code: string; path: string }) {
  const query = useQuery(quizStatisticsQuery(code, path));
  return (
    <SheetSection className={css.form} title="Question statistics">
      <LoadState query={query} loading="The figures are loading">
        {({ questions }) =>
          questions.every(({ asked }) => asked === 0) ? (
            <Text secondary>Nobody has finished an attempt at this quiz yet.</Text>
          ) : (
            <Table
              caption="Finished first attempts, by question"
              rows={questions}
              rowKey={({ questionId }) => questionId}
              columns={[
                {
                  id: 'question',
                  header: 'Question',
                  cell: (one) => (
                    <>
                      {one.question}
                      {judgement(one) && <Text secondary>{judgement(one)}</Text>}
                    </>
                  ),
                },
                { id: 'asked', header: 'Asked', figures: 'end', cell: ({ asked }) => asked },
                {
                  id: 'right',
                  header: 'Right',
                  figures: 'end',
                  cell: ({ rightShare }) => (rightShare === null ? '' : percent(rightShare)),
                },
                {
                  id: 'tells',
                  header: 'Tells apart',
                  figures: 'end',
                  cell: ({ discrimination }) => (discrimination === null ? '' : discrimination.toFixed(2)),
                },
                {
                  id: 'options',
                  header: 'Chosen',
                  cell: ({ options }) => (
                    <ul className={css.files}>
                      {options.map(({ optionId, text, isCorrect, chosen }) => (
                        <li key={optionId}>{`${text}: ${chosen}${isCorrect ? ' (right)' : ''}`}</li>
                      ))}
                    </ul>
                  ),
                },
              ]}
            />
          )
        }
      </LoadState>
    </SheetSection>
  );
}
