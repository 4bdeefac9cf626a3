import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { describe, expect, it } from 'vitest';
import { draftOf, moduleOf, topicOf } from '../../../../../test/course-draft.ts';
import { dropOf, placeAfter, stepOf } from './moves-of.ts';

const draft: CourseDraft = draftOf({
  modules: [
    moduleOf('01-a', [topicOf('01-a/01-x'), topicOf('01-a/02-y')]),
    moduleOf('02-b', [topicOf('02-b/01-z')]),
  ],
});
const move = (path: string, module: string | null, before: string | null) => ({
  kind: 'move',
  path,
  module,
  before,
});

describe('moves in the outline of a course', () => {
  it.each([
    ['AUTHOR-01 a module goes down', '01-a', 1, move('01-a', null, null)],
    ['AUTHOR-01 a module goes up', '02-b', -1, move('02-b', null, '01-a')],
    ['AUTHOR-01 the first module goes no higher', '01-a', -1, null],
    ['AUTHOR-01 a lesson goes down in its module', '01-a/01-x', 1, move('01-a/01-x', '01-a', null)],
    ['AUTHOR-01 a lesson goes up in its module', '01-a/02-y', -1, move('01-a/02-y', '01-a', '01-a/01-x')],
    [
      'AUTHOR-01 the last lesson goes into the next module',
      '01-a/02-y',
      1,
      move('01-a/02-y', '02-b', '02-b/01-z'),
    ],
    [
      'AUTHOR-01 the first lesson goes into the module before',
      '02-b/01-z',
      -1,
      move('02-b/01-z', '01-a', null),
    ],
    ['AUTHOR-01 the very first lesson stays', '01-a/01-x', -1, null],
  ] as const)('%s', (_, path, step, expected) => {
    expect(stepOf(draft, path, step)).toEqual(expected);
  });

  it('AUTHOR-01 a lesson can be dropped before another or into a module, a module only before another module', () => {
    expect(dropOf('02-b/01-z', '01-a/01-x')).toEqual(move('02-b/01-z', '01-a', '01-a/01-x'));
    expect(dropOf('01-a/01-x', '02-b')).toEqual(move('01-a/01-x', '02-b', null));
    expect(dropOf('02-b', '01-a')).toEqual(move('02-b', null, '01-a'));
    expect(dropOf('02-b', '01-a/01-x')).toBeNull();
    expect(dropOf('02-b', '02-b')).toBeNull();
  });

  it('AUTHOR-01 the open item is found again after its folder was renumbered', () => {
    const x = { ...topicOf('01-a/02-x'), title: topicOf('01-a/01-x').title };
    const after = draftOf({ modules: [moduleOf('01-a', [topicOf('01-a/01-y'), x])] });
    expect(placeAfter(draft, after, '01-a/01-x')).toBe('01-a/02-x');
    expect(placeAfter(draft, after, '02-b')).toBeUndefined();
  });
});
