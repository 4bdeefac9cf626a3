import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { TOPIC_CATEGORIES } from '@plinth/domain/curriculum/topic-category';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { isEvaluationDayAhead } from '@plinth/domain/evaluation-day/not-yet-passed';
import { Banner } from '@plinth/ui/Banner';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';
import { evaluationDayQuery, ownEvaluationQuery, slotsQuery } from '../../../data/evaluation-day.ts';
import { slotText } from '../../../parts/evaluation/slot-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './evaluation-day.css.ts';
import { InterviewPanel } from './InterviewPanel.tsx';
import { INTERVIEW_TEXTS } from './interview-texts.ts';
import { mayChooseTime } from './may-choose-time.ts';
import { PortfolioPanel } from './PortfolioPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { SlotsPanel } from './SlotsPanel.tsx';
import { TopicSection } from './TopicSection.tsx';

type EvaluationTopicsProps = {
  cohortId: string;
  /** The shape of what loads. */
  skeleton: ReactNode;
};

const placeOf = ({ meta }: CurriculumNode) =>
  meta.topicCategory === undefined ? TOPIC_CATEGORIES.length : TOPIC_CATEGORIES.indexOf(meta.topicCategory);

/** The status of the interview, then the topics of the day by category, then the report. */
export function EvaluationTopics({ cohortId, skeleton }: EvaluationTopicsProps) {
  const now = useNow();
  const content = useQuery(evaluationDayQuery(cohortId));
  const slots = useQuery(slotsQuery(cohortId, DEFAULT_TIMEZONE));
  const place = useQuery(cohortUserDataQuery(cohortId));
  const isLearner = Boolean(place.data);
  const report = useQuery({ ...ownEvaluationQuery(cohortId), enabled: isLearner });
  // Mentors have no place; until it is known whether there is one, nobody is shown the day of either.
  if (content.data === undefined || place.data === undefined)
    return (
      <LoadState<unknown>
        query={content.data === undefined ? content : place}
        loading="The evaluation day is loading"
        failed="The topics could not be loaded"
        skeleton={skeleton}
      >
        {() => null}
      </LoadState>
    );
  const { node, evaluationDay } = content.data;
  const status = slots.data?.slotStatus ?? evaluationDay?.slotStatus;
  // It requests a time: once the interview has started there is none to choose, and its topic says when it was.
  const asksForTime = !isLearner || !status || mayChooseTime(status);
  const topics = orderByRank(node.children)
    .filter(({ meta }) => asksForTime || meta.topicCategory !== 'SLOTS')
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const selected = slots.data?.selectedSlot ?? evaluationDay?.selectedSlot ?? null;
  const standing = status && INTERVIEW_TEXTS[status];

  const inside = (topic: CurriculumNode) => {
    switch (topic.meta.topicCategory) {
      case 'PORTFOLIO':
        return (
          <PortfolioPanel
            cohortId={cohortId}
            topic={topic}
            portfolio={evaluationDay?.portfolioDetails ?? null}
            isLearner={isLearner}
          />
        );
      case 'SLOTS':
        return isLearner ? <SlotsPanel cohortId={cohortId} nodeId={topic.nodeId} slots={slots} /> : null;
      case 'EVALUATION_DAY':
        return status && evaluationDay ? (
          <InterviewPanel
            cohortId={cohortId}
            topic={topic}
            evaluationDay={evaluationDay}
            status={status}
            selected={selected}
          />
        ) : null;
      default:
        return null;
    }
  };

  const isAhead = topics.length > 0 && isEvaluationDayAhead({ role: 'LEARNER', topics, now });

  return (
    <>
      {isAhead && isLearner && <Text tone="soft">Everything on this page is still ahead of you.</Text>}
      {standing && isLearner && (
        <section aria-label="Your interview" className={css.standing} aria-live="polite">
          <StampChip stamp={standing} />
          {selected && status === 'SLOT_BOOKED' && (
            <Text weight="strong">{slotText(selected.startDate, ownZone())}</Text>
          )}
          <Text tone="soft">
            {standing.help}
            {status === 'ABSENT' && slots.data?.refusal === null && ' You can choose another time.'}
          </Text>
        </section>
      )}
      {report.isError && (
        <Banner tone="error" title="Your report could not be loaded">
          {report.error.message}
        </Banner>
      )}
      {report.data?.report && (
        <ReportPanel cohortId={cohortId} report={report.data.report} shareToken={report.data.shareToken} />
      )}
      {topics.length === 0 ? (
        <EmptyState title="No topics yet" level={2}>
          <Text tone="soft">They appear here when the school has published the evaluation day.</Text>
        </EmptyState>
      ) : (
        topics.map((topic) => (
          <TopicSection key={topic.nodeId} topic={topic}>
            {inside(topic)}
          </TopicSection>
        ))
      )}
    </>
  );
}
