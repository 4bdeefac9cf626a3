import { schoolDay } from '@plinth/domain/dates/school-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { openDashboardQuery } from '../../data/open-lms.ts';
import { coursesQuery } from '../../data/public-courses.ts';
import { regionQuery } from '../../data/regions.ts';
import { cards } from '../../parts/CourseCard.css.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { OpenOfferCard } from '../../parts/OpenCourse/OpenOfferCard.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import * as css from './LearnerHubPage.css.ts';

/** What the school offers in the visitor's region, for someone without a course. */
export function FeaturedCourses({ title }: { title: string }) {
  return (
    <Section className={css.section} size="l" title={title}>
      <Offered title={title} />
    </Section>
  );
}

function Offered({ title }: { title: string }) {
  const region = useQuery(regionQuery());
  const courses = useQuery(coursesQuery());
  // Whatever the outcome of this query, the courses are shown.
  const offers = useQuery(openDashboardQuery()).data?.offers ?? [];
  if (courses.data === undefined && courses.isError)
    return <LoadFailure title="The courses could not be loaded" query={courses} />;
  if (courses.data === undefined || region.isPending)
    return <CardSkeleton label="The courses on offer are loading" />;

  const own = region.data?.region ?? 'INDIA';
  const shown = courses.data.courses.filter(
    (course) => course.isOffered && course.region === own && course.slug !== null,
  );
  if (shown.length === 0 && offers.length === 0)
    return (
      <EmptyState title="No course is on offer here at the moment" drawing="plot">
        <Text tone="soft">New cohorts appear here when their dates are set.</Text>
      </EmptyState>
    );
  return (
    <ul className={cards} aria-label={title}>
      {offers.map((offer) => (
        <OpenOfferCard key={offer.productId} offer={offer} />
      ))}
      {shown.map(({ productCode, courseTitle, path, cohortType, nextCohortDate, duration }) => (
        <Card
          as="li"
          key={productCode}
          width="card"
          labelledBy={productCode}
          media={<Artwork kind={cohortType} seed={productCode} />}
          footer={
            <Button href={path ?? '/'} variant="secondary" aria-describedby={productCode}>
              Read more
            </Button>
          }
        >
          <Heading level={3} size="m" id={productCode}>
            {courseTitle}
          </Heading>
          <Annotation>Next cohort {schoolDay(nextCohortDate)}</Annotation>
          <Annotation>{duration}</Annotation>
        </Card>
      ))}
    </ul>
  );
}
