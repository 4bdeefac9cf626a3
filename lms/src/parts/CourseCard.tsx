import { deriveCourseCard } from '@plinth/domain/cards/derive-course-card';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { countsForAnalytics } from '@plinth/domain/cohorts/cohorts-in-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { startDate } from '@plinth/domain/cohorts/start-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { cohortEntryPath } from '@plinth/domain/navigation/cohort-entry-path';
import { mentorDashboardPath } from '@plinth/domain/navigation/mentor-dashboard-path';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { trackButtonClick } from '../stores/analytics.ts';
import { session } from '../stores/session.ts';
import * as css from './CourseCard.css.ts';
import { StampChip } from './StampChip.tsx';

type CourseCardProps = {
  item: CourseListItem;
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  now: Date;
  /** The single next action of its page: only that button is primary. */
  isNext?: boolean;
  /** Further content of the card, such as pending work. */
  children?: ReactNode;
};

/** A course in a hub, with the one action that its state allows (CARD-*). */
export function CourseCard({ item, roles, profileStatus, now, isNext = false, children }: CourseCardProps) {
  const { cohort } = item;
  const { freemiumCohorts } = useSnapshot(session);
  const card = deriveCourseCard({ item, roles, profileStatus, now: now.toISOString() });
  const isMentor = holdsMentorRole(roles);
  const href = isMentor
    ? mentorDashboardPath({ cohortId: cohort.cohortId, roles, isOnboardingPending: card.isOnboardingNeeded })
    : cohortEntryPath({
        cohortId: cohort.cohortId,
        tags: cohort.tags,
        productType: cohort.productType,
        isOnboardingPending: card.isOnboardingNeeded,
        isOpenCourse: freemiumCohorts.some((one) => one.cohort.cohortId === cohort.cohortId),
      });
  const titleId = `course-${cohort.cohortId}`;
  const button = card.button;
  const state = isMentor ? null : item.cohortUserData?.state;
  const isBlocked = state === 'BLOCKED';
  const owed = state ? OWED[state] : undefined;
  return (
    <Card
      as="li"
      width="card"
      labelledBy={titleId}
      media={
        <div className={css.drawing} data-artwork={card.artwork}>
          <Artwork kind={card.artwork} seed={cohort.cohortId} />
        </div>
      }
      footer={
        button && (
          <div className={css.footer}>
            <Button
              href={href}
              variant={isNext && !isBlocked ? 'primary' : 'secondary'}
              onClick={() => {
                if (isMentor || countsForAnalytics(item)) trackButtonClick(button);
              }}
              aria-describedby={titleId}
            >
              {button}
            </Button>
            {owed && (
              <Button
                href="/billing"
                variant={isBlocked ? (isNext ? 'primary' : 'secondary') : 'quiet'}
                aria-describedby={titleId}
              >
                Go to billing
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={css.facts}>
        <Annotation label>{card.label}</Annotation>
        {card.chip && <StampChip stamp={CHIPS[card.chip]} />}
      </div>
      <Heading level={2} size="m" id={titleId}>
        {cohort.courseTitle}
      </Heading>
      <div className={css.facts}>
        <Annotation>Batch {cohort.batchNumber}</Annotation>
        <Annotation>Start {schoolDay(startDate(cohort.timelines))}</Annotation>
      </div>
      {children}
      {owed && (
        <Text size="s" tone={isBlocked ? 'error' : 'soft'}>
          {owed}
        </Text>
      )}
    </Card>
  );
}

const CHIPS = {
  upcoming: { text: 'Upcoming', tone: 'neutral' },
  ongoing: { text: 'Ongoing', tone: 'signal' },
  completed: { text: 'Completed', tone: 'success' },
} as const;

/** What the chip of a running course does not show: that money is owed for it. */
const OWED: Partial<Record<CohortUserState, string>> = {
  PAYMENT_PENDING: 'An instalment is due.',
  PAYMENT_DELAYED: 'An instalment is overdue. Your access is blocked if it stays unpaid.',
  BLOCKED: 'Your access is blocked until an overdue instalment is paid. Your work is kept.',
};
