import { school } from '../../school/school.ts';

const CONTEXT = 'https://schema.org';

/**
 * Returns the structured data of a catalogue: the course pages in order, each of which describes itself, and the
 * position of this page.
 */
export function catalogueStructuredData(
  courses: readonly { path: string }[],
  { home, path }: { home: string; path: string },
  address: (path: string) => string,
): object[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      name: 'Courses',
      itemListElement: courses.map(({ path: at }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: address(at),
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
