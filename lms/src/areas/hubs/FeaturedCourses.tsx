import { productOf } from '@plinth/domain/catalog/products';
import { displayDate } from '@plinth/domain/dates/display-date';
import { coursePath } from '@plinth/domain/navigation/course-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../../data/public-courses.ts';
import { regionQuery } from '../../data/regions.ts';
import * as css from './LearnerHubPage.css.ts';

/** What the school offers in the visitor's region, for someone without a course (HUB-04). */
export function FeaturedCourses({ title }: { title: string }) {
  const region = useQuery(regionQuery()).data?.region ?? 'INDIA';
  const courses = useQuery(coursesQuery());
  const shown = (courses.data?.courses ?? []).filter(
    ({ region: own, slug }) => own === region && slug !== null,
  );
  return (
    <section aria-labelledby="featured">
      <Heading level={2} id="featured">
        {title}
      </Heading>
      <ul className={css.cards}>
        {shown.map(({ productCode, courseTitle, nextCohortDate, duration }) => (
          <Card
            as="li"
            key={productCode}
            width="card"
            labelledBy={productCode}
            media={<Artwork kind={productOf(productCode).cohortType} seed={productCode} />}
            foot={
              <Button href={coursePath(productCode) ?? '/'} variant="secondary">
                Read more
              </Button>
            }
          >
            <Heading level={3} size="m" id={productCode}>
              {courseTitle}
            </Heading>
            <Annotation>Next cohort {displayDate(nextCohortDate)}</Annotation>
            <Annotation>{duration}</Annotation>
          </Card>
        ))}
      </ul>
    </section>
  );
}
