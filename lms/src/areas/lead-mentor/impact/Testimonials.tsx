import { formatInstant } from '@plinth/domain/dates/format-day';
import type { Testimonial } from '@plinth/domain/impact/impact';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Text } from '@plinth/ui/Text';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './impact.css.ts';

/** What learners wrote for the public profile, verbatim. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0)
    return (
      <Text tone="soft" measure>
        No recommendations yet. Those your learners write, and you show on your profile, appear here too.
      </Text>
    );
  return (
    <ul className={css.words}>
      {testimonials.map(({ recommendationId, firstName, lastName, photo, courseTitle, text, createdAt }) => {
        const name = `${firstName} ${lastName}`.trim();
        return (
          <li key={recommendationId}>
            <figure className={css.quote}>
              <blockquote className={css.text}>{text}</blockquote>
              <figcaption className={css.person}>
                <Avatar name={name} src={photo} size="s" decorative />
                <span className={css.author}>
                  {name}
                  <Annotation>
                    {courseTitle} · <time dateTime={createdAt}>{formatInstant(createdAt, ownZone())}</time>
                  </Annotation>
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
