import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { cataloguePath } from '@plinth/domain/navigation/course-paths';
import { faqStructuredData } from '../../../parts/faq-structured-data.ts';
import { socialCardPath } from '../../../parts/social/social-card-path.ts';
import { school } from '../../../school/school.ts';
import type { Course } from './read-course.ts';

const CONTEXT = 'https://schema.org';

type Facts = Pick<Course, 'product' | 'summary' | 'hoursPerWeek' | 'faqs' | 'home'> & {
  curriculum: Pick<Course['curriculum'], 'skills'>;
};

/**
 * Returns the structured data of a course page: the course with its schedule and cost, its questions, and its position.
 * The next date is not included: pages are built ahead, dates come from the school.
 */
export function courseStructuredData(
  course: Facts,
  address: (path: string) => string,
  path: string,
): object[] {
  const image = socialCardPath(course.product.code);
  const { product, summary, hoursPerWeek, faqs, home, curriculum } = course;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Course',
      name: product.title,
      description: summary,
      url: address(path),
      inLanguage: school.language,
      courseCode: product.code,
      teaches: curriculum.skills,
      provider: { '@type': 'EducationalOrganization', name: school.name, url: address('/') },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: product.listPrice / MINOR_UNITS,
        priceCurrency: product.currency,
        url: address(path),
      },
      image: address(image),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'Weekly',
          repeatCount: product.durationWeeks,
          duration: `PT${hoursPerWeek}H`,
        },
      },
    },
    faqStructuredData(faqs),
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: school.name, item: address(home) },
        { '@type': 'ListItem', position: 2, name: 'Courses', item: address(cataloguePath(product.region)) },
        { '@type': 'ListItem', position: 3, name: product.title, item: address(path) },
      ],
    },
  ];
}
