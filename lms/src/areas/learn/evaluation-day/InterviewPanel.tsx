import { mayJoin } from '@plinth/domain/calendar/may-join';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { EvaluationDayState } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import { FEEDBACK_OPENS_TEXT, mayGiveFeedback } from '@plinth/domain/evaluation-day/may-give-feedback';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Avatar } from '@plinth/ui/Avatar';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { slotText } from '../../../parts/evaluation/slot-text.ts';
import { MEDIA_BASE } from '../../../parts/media-base.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './evaluation-day.css.ts';

type InterviewPanelProps = {
  cohortId: string;
  topic: CurriculumNode;
  evaluationDay: EvaluationDayState;
  status: InterviewStatus;
  selected: Slot | null;
};

const MINUTE_MS = 60_000;

/** The interviewer and the time, the way into the room, and the feedback questions. */
export function InterviewPanel({ cohortId, topic, evaluationDay, status, selected }: InterviewPanelProps) {
  const now = useNow(15_000);
  const { mentorDetails, feedbackQuiz } = evaluationDay;
  const room = topic.children.find(({ type }) => type === 'LIVE_SESSION')?.meta.referenceLink;
  const isNow =
    selected !== null &&
    mayJoin(
      {
        startDate: selected.startDate,
        endDate: new Date(Date.parse(selected.startDate) + INTERVIEW_MINUTES * MINUTE_MS).toISOString(),
      },
      now,
    );
  return (
    <div className={css.interview}>
      {mentorDetails && selected && (
        <div className={css.mentor}>
          <Avatar
            name={mentorDetails.firstName}
            {...(mentorDetails.photo ? { src: `${MEDIA_BASE}/${mentorDetails.photo}` } : {})}
            decorative
          />
          <div>
            <Text weight="strong">With {mentorDetails.firstName}</Text>
            <Text tone="soft">
              {slotText(selected.startDate, ownZone())}, {INTERVIEW_MINUTES} minutes
            </Text>
          </div>
        </div>
      )}
      {room && isNow && (
        <div>
          <Button variant="primary" href={room} target="_blank" rel="noopener noreferrer">
            Join the interview
          </Button>
        </div>
      )}
      {feedbackQuiz && (
        <div className={css.quiz}>
          <Text weight="strong">{feedbackQuiz.title}</Text>
          {feedbackQuiz.isCompleted ? (
            <Text tone="soft">Your answers are in. Thank you.</Text>
          ) : mayGiveFeedback(status) ? (
            <div>
              <Button
                href={pagePath(
                  { cohortId, namespace: 'REVIEW_DAY', isPreview: false },
                  topic.nodeId,
                  feedbackQuiz.quizId,
                )}
              >
                Answer the questions
              </Button>
            </div>
          ) : (
            <Text tone="soft">{FEEDBACK_OPENS_TEXT}</Text>
          )}
        </div>
      )}
    </div>
  );
}
