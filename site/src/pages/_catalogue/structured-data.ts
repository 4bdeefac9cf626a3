import type { Product } from '@plinth/domain/catalog/products';
import { school } from '../../school/school.ts';

const CONTEXT = 'https://schema.org';

type Listed = { path: string; product: Pick<Product, 'title'>; summary: string };

/** What a catalogue tells search engines: the courses in their order, and where the page stands. */
export function catalogueStructuredData(
  courses: readonly Listed[],
  { home, path }: { home: string; path: string },
  address: (path: string) => string,
): object[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      name: 'Courses',
      itemListElement: courses.map(({ path: at, product, summary }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          url: address(at),
          name: product.title,
          description: summary,
          provider: { '@type': 'EducationalOrganization', name: school.name, sameAs: address('/') },
        },
      })),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: school.name, item: address(home) },
        { '@type': 'ListItem', position: 2, name: 'Courses', item: address(path) },
      ],
    },
  ];
}
