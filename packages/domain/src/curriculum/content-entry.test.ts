import { describe, expect, it } from 'vitest';
import { contentSections } from './content-entry.ts';

type Content = Parameters<typeof contentSections>[0];
const part = (
  nodeId: string,
  type: string,
  meta: Content['meta'] = {},
  children: Content[] = [],
): Content => ({ nodeId, type, meta, children });

describe('the sections of a page', () => {
  it('ENUM-24 ENUM-25 a lesson is split into its parts; references are resources, drop-downs are FAQ, and a key decides', () => {
    const page = part('topic', 'TOPIC', {}, [
      part('lesson', 'LESSON_READING', {}, [
        part('walls', 'CONTENT_CONTAINER', { heading: 'Walls' }, [part('p', 'PARAGRAPH')]),
        part('picture', 'IMAGE'),
        part('faq', 'CONTENT_CONTAINER', { heading: 'Questions' }, [part('d', 'DROP_DOWN_CONTENT')]),
        part('links', 'CONTENT_CONTAINER', { heading: 'References' }, [part('r', 'REFERENCE')]),
        part('link', 'REFERENCE', { referenceLabel: 'Handbook' }),
        part('named', 'VIDEO_PLAYER', { title: 'Watch', key: 'HELPFUL_RESOURCE' }),
      ]),
      part('quiz', 'QUIZ', { title: 'Check' }),
    ]);
    expect(contentSections(page)).toEqual({
      MAIN_CONTENT: [
        { nodeId: 'walls', contentType: 'TEXT', title: 'Walls' },
        { nodeId: 'picture', contentType: 'IMAGE' },
        { nodeId: 'quiz', contentType: 'FORM', title: 'Check' },
      ],
      FAQ: [{ nodeId: 'faq', contentType: 'TEXT', title: 'Questions' }],
      HELPFUL_RESOURCE: [
        { nodeId: 'links', contentType: 'TEXT', title: 'References' },
        { nodeId: 'link', contentType: 'LINK', title: 'Handbook' },
        { nodeId: 'named', contentType: 'VIDEO', title: 'Watch' },
      ],
    });
  });
});
