import { ApiError } from '@plinth/api-client/api-error';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { tipsOfSessionQuery } from '../../../data/tips.ts';
import { dayText } from '../../../parts/day-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { RichText } from '../../../parts/RichText/RichText.tsx';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import * as css from './SessionTips.css.ts';

/** The lead mentor's tips for participants of a session. A session without a tip shows no empty place for one. */
export function SessionTips({ cohortId, nodeId }: { cohortId: string; nodeId: string }) {
  const tips = useInfiniteQuery(tipsOfSessionQuery(cohortId, nodeId));
  const zone = ownZone();
  const isNone = tips.error instanceof ApiError && tips.error.status === 404;
  if (tips.isPending || isNone || tips.data?.pages[0]?.total === 0) return null;
  return (
    <Section className={css.tips} size="s" title="From your lead mentor">
      <LoadState query={tips} loading="The tips are loading">
        {({ pages }) => (
          <>
            <ul className={css.list}>
              {pages
                .flatMap((page) => page.tips)
                .map((tip) => (
                  <li key={tip.tipId} className={css.tip}>
                    <Annotation as="p">
                      {tip.authorName}, <time dateTime={tip.createdAt}>{dayText(tip.createdAt, zone)}</time>
                    </Annotation>
                    <RichText
                      cohortId={cohortId}
                      blocks={readRichText(tip.content)}
                      attachments={tip.attachments}
                    />
                  </li>
                ))}
            </ul>
            <ShowMore list={tips} />
          </>
        )}
      </LoadState>
    </Section>
  );
}
