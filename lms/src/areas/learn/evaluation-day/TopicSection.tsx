import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { displayDate } from '@plinth/domain/dates/display-date';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import { type ReactNode, useId } from 'react';
import * as prose from '../../../parts/LessonContent/LessonContent.css.ts';
import { LessonContent } from '../../../parts/LessonContent/LessonContent.tsx';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './evaluation-day.css.ts';

/** One topic of the evaluation day: its text, and below it what is done there. A locked one says when it opens. */
export function TopicSection({ topic, children }: { topic: CurriculumNode; children: ReactNode }) {
  const id = useId();
  const { title, content, endDate, startDate, topicCategory } = topic.meta;
  const isLocked = topic.isLocked ?? false;
  const parts = topic.children.filter((child) => !isStep(child));
  const fact = isLocked
    ? lockText([topic], ownZone())
    : endDate
      ? `Due ${displayDate(endDate, ownZone())}`
      : topicCategory === 'GRADUATION_DAY' && startDate
        ? displayDate(startDate, ownZone())
        : null;
  return (
    <section className={css.topic} aria-labelledby={id} data-locked={isLocked || undefined}>
      <div className={css.head}>
        {fact && <Annotation>{fact}</Annotation>}
        <Heading level={2} size="m" id={id}>
          {title ?? 'Topic'}
        </Heading>
        {content && <p className={css.lead}>{content}</p>}
      </div>
      {!isLocked && parts.length > 0 && (
        <div className={prose.prose}>
          <LessonContent nodes={parts} />
        </div>
      )}
      {!isLocked && children}
    </section>
  );
}
