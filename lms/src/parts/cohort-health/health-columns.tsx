import type { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import type { ReactNode } from 'react';
import * as css from './health.css.ts';
import { riskText } from './risk-texts.ts';

/** The learners of a cohort with their health; the name links to where action can be taken. */
export const healthColumns = (
  nameOf: (learner: HealthLearner) => ReactNode,
): readonly TableColumn<HealthLearner>[] => [
  {
    id: 'name',
    header: 'Learner',
    orders: { ascending: 'Name, from A', descending: 'Name, from Z' },
    cell: (learner) => (
      <span className={css.two}>
        {nameOf(learner)}
        <Annotation>{learner.group?.title ?? 'In no group'}</Annotation>
      </span>
    ),
  },
  {
    id: 'risk',
    header: 'At risk for',
    orders: { descending: 'Most at risk first', ascending: 'Least at risk first' },
    cell: ({ risks }) =>
      risks.length === 0 ? (
        'Nothing'
      ) : (
        <span className={css.risks}>
          {risks.map((risk) => (
            <StatusChip key={risk.reason} tone="warning">
              {riskText(risk)}
            </StatusChip>
          ))}
        </span>
      ),
  },
  {
    id: 'progress',
    header: 'Progress',
    figures: 'end',
    orders: { ascending: 'Least progress first', descending: 'Most progress first' },
    cell: ({ progress, planned }) => `${progress} of ${planned} %`,
  },
  {
    id: 'attendance',
    header: 'Attendance',
    figures: 'end',
    orders: { ascending: 'Lowest attendance first', descending: 'Highest attendance first' },
    cell: ({ attendance: { attended, recorded } }) => (recorded === 0 ? '–' : `${attended} of ${recorded}`),
  },
  {
    id: 'hand-ins',
    header: 'Hand-ins due, late',
    figures: 'end',
    cell: ({ handInsDue, handInsLate }) => `${handInsDue}, ${handInsLate}`,
  },
  {
    id: 'quizzes',
    header: 'Quizzes',
    figures: 'end',
    cell: ({ quizAverage }) => (quizAverage === null ? '–' : `${quizAverage} %`),
  },
];
