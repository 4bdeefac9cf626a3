import { describe, expect, it } from 'vitest';
import { type PathOf, readPath, withValue } from './paths.ts';

const draft = { name: 'Noor', details: { city: 'Pune', langs: ['en'] } };

describe('dotted paths', () => {
  it.each<[PathOf<typeof draft>, unknown]>([
    ['name', 'Noor'],
    ['details.city', 'Pune'],
    ['details.langs', ['en']],
  ])('%s reads its value', (path, value) => {
    expect(readPath(draft, path)).toEqual(value);
  });

  it('a change copies only the objects along its path', () => {
    const changed = withValue(draft, ['name'], 'Ila');
    expect(changed).toEqual({ ...draft, name: 'Ila' });
    expect(Reflect.get(Object(changed), 'details')).toBe(draft.details);
    expect(withValue({}, ['answers', 'q1'], ['a'])).toEqual({ answers: { q1: ['a'] } });
    expect(draft.name).toBe('Noor');
  });
});
