import { namespaceOfQuery } from '@plinth/domain/mentor-queries/query';
import type { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { dayText } from '../day-text.ts';
import * as css from '../link-rows.css.ts';
import { ownZone } from '../own-zone.ts';
import { StampChip } from '../StampChip.tsx';
import { STATE_TEXTS } from './query-texts.ts';

type QueryListProps = {
  queries: readonly QueryItem[];
  /** Whether the rows belong to an earlier list while another one loads. */
  isEarlier: boolean;
  hrefOf: (queryId: string) => string;
  /** The person who asked, and the one assigned. */
  peopleOf: (item: QueryItem) => ReactNode;
};

const SHORT = { LEARNING: 'Curriculum', CAPSTONE: 'Capstone', CAREER: 'Career' } as const;

/** Queries as rows that link to them; a dot marks unread ones. */
export const QueryList = ({ queries, isEarlier, hrefOf, peopleOf }: QueryListProps) => (
  <ul className={css.list} aria-busy={isEarlier || undefined}>
    {queries.map((item) => (
      <li key={item.queryId} className={css.row}>
        <a className={css.link} href={hrefOf(item.queryId)}>
          <span className={css.title}>
            {item.isUnread && (
              <>
                <span className={css.unread} aria-hidden="true" />
                <VisuallyHidden>News: </VisuallyHidden>
              </>
            )}
            {item.title}
          </span>
          <span className={css.facts}>
            <StampChip stamp={STATE_TEXTS[item.state]} />
            <Annotation>{SHORT[namespaceOfQuery(item.meta)]}</Annotation>
            {peopleOf(item)}
            <Annotation dateTime={item.queryCreatedAt}>{dayText(item.queryCreatedAt, ownZone())}</Annotation>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
