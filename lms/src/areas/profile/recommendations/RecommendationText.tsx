import { displayDate } from '@plinth/domain/dates/display-date';
import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Link } from '@plinth/ui/Link';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../profile.css.ts';

/** The author, relationship and date of a recommendation, with its text. */
export function RecommendationText({ recommendation }: { recommendation: Recommendation }) {
  const { author, relationship, text, createdAt } = recommendation;
  const name = [author.firstName, author.lastName].filter(Boolean).join(' ');
  return (
    <>
      <div className={css.byline}>
        <Avatar name={name} size="s" src={author.photo} decorative />
        <div className={css.names}>
          <Link href={`/user-profile?userHash=${encodeURIComponent(author.userHash)}`}>{name}</Link>
          <Annotation>
            {[author.occupation, relationship, displayDate(createdAt, ownZone())].filter(Boolean).join(' · ')}
          </Annotation>
        </div>
      </div>
      <p className={css.prose}>{text}</p>
    </>
  );
}
