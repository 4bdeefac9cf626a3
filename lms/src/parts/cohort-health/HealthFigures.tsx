import type { HealthSummary } from '@plinth/domain/cohorts/cohort-health';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Figures } from '../Figures/Figures.tsx';

const percent = (value: number | null) => (value === null ? '–' : `${value} %`);

const lateOf = (all: number, late: number) => (late === 0 ? all : `${all}, ${late} late`);

/** The combined figures of a cohort's learners, under their labels. */
export const HealthFigures = ({ summary }: { summary: HealthSummary }) => {
  const { attendance, handIns, queries, payments } = summary;
  return (
    <Figures
      figures={[
        ['At risk', `${summary.atRisk} of ${summary.learners}`],
        [
          'Attendance',
          attendance.recorded === 0
            ? '–'
            : percent(wholePercentage(attendance.attended, attendance.recorded)),
        ],
        ['Progress against the plan', `${summary.progress} of ${summary.planned} %`],
        ['Weeks behind, learners', summary.behind],
        ['Hand-ins due within a week', handIns.due],
        ['Hand-ins late', handIns.late],
        ['To review', lateOf(handIns.toReview, handIns.reviewsLate)],
        ['Quizzes, on average', percent(summary.quizAverage)],
        ['Open queries', lateOf(queries.open, queries.late)],
        ['Time to answer', queries.averageHours === null ? '–' : `${queries.averageHours} h`],
        ...(payments
          ? [
              [
                'Payments late',
                payments.learners === 0
                  ? 'None'
                  : `${payments.learners}: ${payments.amounts.map(formatMoney).join(', ')}`,
              ] as const,
            ]
          : []),
      ]}
    />
  );
};
