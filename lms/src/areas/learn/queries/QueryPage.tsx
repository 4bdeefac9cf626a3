import { displayDate } from '@plinth/domain/dates/display-date';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { queryQuery } from '../../../data/mentor-queries.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { aboutOf } from '../../../parts/queries/about.ts';
import { OneQueryState } from '../../../parts/queries/OneQueryState.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { PART_TEXTS, STATE_TEXTS } from '../../../parts/queries/query-texts.ts';
import { CourseAnswer, TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { usePageOf } from '../../../parts/queries/use-page-of.ts';
import { RichText } from '../../../parts/RichText/RichText.tsx';
import { session } from '../../../stores/session.ts';
import { AskForm } from './AskForm.tsx';
import { Outcome } from './Outcome.tsx';
import { listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';
import { Thread } from './Thread.tsx';

type QueryPageProps = { place: QueriesPlace; search: QueriesSearch; queryId: string };

/** One query with its whole conversation. */
export function QueryPage({ place, search, queryId }: QueryPageProps) {
  const { cohortId } = place;
  const query = useQuery(queryQuery({ cohortId, queryId }));
  const back = queriesHref(place, listOf(search));
  return (
    <div className={css.page}>
      <PageTitle page={query.data?.query.title ?? 'Queries'} cohortId={cohortId} />
      <p>
        <Link href={back}>All queries</Link>
      </p>
      <OneQueryState query={query} missing="It may be someone else’s, and not shared with the cohort.">
        {({ query: loaded }) => <Opened place={place} query={loaded} />}
      </OneQueryState>
    </div>
  );
}

function Opened({ place, query }: { place: QueriesPlace; query: QueryDetails }) {
  const { cohortId } = place;
  const { userId } = useSnapshot(session);
  const [isChanging, setChanging] = useState(false);
  const [about, setAbout] = useState(() => aboutOf(query.meta));
  const asked = aboutOf(query.meta);
  const page = usePageOf(cohortId, asked);
  const isOwn = query.askedBy.userId === userId;
  const { text, tone } = STATE_TEXTS[query.state];
  if (isChanging)
    return (
      <>
        <PageHeading title="Change your query" />
        <AskForm
          place={place}
          about={about}
          onAbout={setAbout}
          query={query}
          talk={null}
          onSaved={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      </>
    );
  return (
    <>
      <article className={css.part}>
        <PageHeading title={query.title} />
        <div className={css.facts}>
          <StatusChip tone={tone}>{text}</StatusChip>
          <Annotation>{isOwn ? 'Asked by you' : `Asked by ${query.askedBy.firstName}`}</Annotation>
          <Annotation dateTime={query.queryCreatedAt}>
            {displayDate(query.queryCreatedAt, ownZone())}
          </Annotation>
          {query.assignedIg && <Annotation>With {query.assignedIg.firstName}</Annotation>}
          {query.isShared && <Annotation>Shared with the cohort</Annotation>}
        </div>
        <Text secondary>
          About: {page ? <Link href={page.href}>{page.title}</Link> : PART_TEXTS[asked.part]}
        </Text>
        <RichText cohortId={cohortId} blocks={query.body} attachments={query.attachments} />
        {isOwn && query.state === 'UNANSWERED' && (
          <div className={css.actions}>
            <Button size="s" variant="quiet" onClick={() => setChanging(true)}>
              Change it
            </Button>
          </div>
        )}
      </article>
      {query.conversation && query.conversation.length > 0 && (
        <details>
          <summary>Asked the course assistant first</summary>
          <TalkTurns cohortId={cohortId} turns={query.conversation} />
        </details>
      )}
      {query.botAnswer && (
        <Section className={css.panel} size="s" title="From your course, while you wait">
          <CourseAnswer cohortId={cohortId} answer={query.botAnswer} />
        </Section>
      )}
      <Thread cohortId={cohortId} query={query} />
      {isOwn && <Outcome cohortId={cohortId} query={query} />}
    </>
  );
}
