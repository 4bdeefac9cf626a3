import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownTipsQuery } from '../../../data/tips.ts';
import { dayText } from '../../../parts/day-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { RichText } from '../../../parts/RichText/RichText.tsx';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import * as css from './dashboard.css.ts';

type TipListProps = { cohortId: string; liveSessionId: string | null; sessions: readonly LedSession[] };

/** The mentor's tips, newest first, of one session or of all. */
export function TipList({ cohortId, liveSessionId, sessions }: TipListProps) {
  const tips = useInfiniteQuery(ownTipsQuery(cohortId, liveSessionId));
  const zone = ownZone();
  const titleOf = new Map(sessions.map((session) => [session.liveSessionId, session.title]));
  return (
    <Section
      className={css.written}
      level={3}
      title={liveSessionId === null ? 'Your tips' : 'Your tips for this session'}
    >
      <LoadState query={tips} loading="Your tips are loading">
        {({ pages }) => {
          const written = pages.flatMap((page) => page.tips);
          return written.length === 0 ? (
            <Text secondary>
              Nothing yet. A good tip says what to bring, what to open before, or what to look at again
              afterwards.
            </Text>
          ) : (
            <>
              <ol className={css.list} aria-live="polite" aria-relevant="additions">
                {written.map((tip) => (
                  <li key={tip.tipId} className={css.row}>
                    <div className={css.about}>
                      {liveSessionId === null && (
                        <span className={css.aboutTitle}>
                          {titleOf.get(tip.liveSessionId) ?? 'A session'}
                        </span>
                      )}
                      <Annotation dateTime={tip.createdAt}>{dayText(tip.createdAt, zone)}</Annotation>
                    </div>
                    <RichText
                      cohortId={cohortId}
                      blocks={readRichText(tip.content)}
                      attachments={tip.attachments}
                    />
                  </li>
                ))}
              </ol>
              <ShowMore list={tips} />
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
