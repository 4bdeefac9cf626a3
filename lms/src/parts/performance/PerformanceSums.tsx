import type { Performance } from '@plinth/domain/progress/performance';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import * as css from './performance.css.ts';

type Sums = Pick<Performance, 'attendance' | 'quizzes' | 'assignments'>;

/** The amounts attended, completed and handed in, out of the totals. */
export function PerformanceSums({ attendance, quizzes, assignments }: Sums) {
  const average = (value: number | null) => (value === null ? '' : `, ${Math.round(value)} % on average`);
  return (
    <div className={css.sums}>
      {attendance.total > 0 && (
        <DimensionLine
          label="Live sessions attended"
          value={attendance.attended}
          max={attendance.total}
          text={`${attendance.attended} of ${attendance.total}`}
        />
      )}
      {quizzes.total > 0 && (
        <DimensionLine
          label="Quizzes completed"
          value={quizzes.completed}
          max={quizzes.total}
          text={`${quizzes.completed} of ${quizzes.total}${average(quizzes.averagePercentage)}`}
        />
      )}
      {assignments.total > 0 && (
        <DimensionLine
          label="Work handed in"
          value={assignments.handedIn}
          max={assignments.total}
          text={`${assignments.handedIn} of ${assignments.total}, ${assignments.reviewed} reviewed`}
        />
      )}
    </div>
  );
}
