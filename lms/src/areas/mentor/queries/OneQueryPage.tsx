import { exactTime } from '@plinth/domain/dates/format-day';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { guideQueryQuery } from '../../../data/guide-queries.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { aboutOf } from '../../../parts/queries/about.ts';
import { OneQueryState } from '../../../parts/queries/OneQueryState.tsx';
import { PART_TEXTS, STATE_TEXTS } from '../../../parts/queries/query-texts.ts';
import { CourseAnswer, TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { usePageOf } from '../../../parts/queries/use-page-of.ts';
import { RichText } from '../../../parts/RichText/RichText.tsx';
import * as page from '../guide-page.css.ts';
import { GuideThread } from './GuideThread.tsx';
import { type GuideQueriesSearch, guideQueriesHref, listOf } from './guide-queries-search.ts';
import { QueryActions } from './QueryActions.tsx';

type OneQueryPageProps = { cohortId: string; search: GuideQueriesSearch; queryId: string };

/** One query with its whole conversation, for the guides of the cohort. */
export function OneQueryPage({ cohortId, search, queryId }: OneQueryPageProps) {
  const query = useQuery(guideQueryQuery({ cohortId, queryId }));
  return (
    <div className={page.page}>
      <PageTitle page={query.data?.query.title ?? 'Queries'} cohortId={cohortId} />
      <p>
        <Link href={guideQueriesHref(cohortId, listOf(search))}>All queries</Link>
      </p>
      <OneQueryState query={query} missing="It may belong to another cohort, or its learner has left.">
        {(data) => <Opened cohortId={cohortId} query={data.query} />}
      </OneQueryState>
    </div>
  );
}

function Opened({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const about = aboutOf(query.meta);
  const place = usePageOf(cohortId, about, 'mentor');
  const { text, tone } = STATE_TEXTS[query.state];
  const { firstName, lastName } = query.askedBy;
  return (
    <div className={page.beside}>
      <div className={page.part}>
        <article className={page.part}>
          <PageHeading title={query.title} />
          <div className={page.facts}>
            <StatusChip tone={tone}>{text}</StatusChip>
            <Annotation>{[firstName, lastName].filter(Boolean).join(' ')}</Annotation>
            <Annotation dateTime={query.queryCreatedAt}>
              {exactTime(query.queryCreatedAt, ownZone())}
            </Annotation>
            {query.isShared && <Annotation>Shared with the cohort</Annotation>}
          </div>
          <Text secondary>
            About: {place ? <Link href={place.href}>{place.title}</Link> : PART_TEXTS[about.part]}
          </Text>
          <RichText cohortId={cohortId} blocks={query.body} attachments={query.attachments} />
        </article>
        {query.conversation && query.conversation.length > 0 && (
          <details>
            <summary>Asked the course assistant first</summary>
            <TalkTurns cohortId={cohortId} turns={query.conversation} area="mentor" />
          </details>
        )}
        {query.botAnswer && (
          <details>
            <summary>From the course</summary>
            <CourseAnswer cohortId={cohortId} answer={query.botAnswer} area="mentor" />
          </details>
        )}
        <GuideThread cohortId={cohortId} query={query} />
      </div>
      <QueryActions cohortId={cohortId} query={query} />
    </div>
  );
}
