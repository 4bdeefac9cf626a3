import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceStamp } from './source-stamp.ts';

describe('sourceStamp', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'plinth-stamp-'));
    await put('site/src/pages/index.astro');
    await put('packages/domain/src/rule.ts');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const put = async (path: string, text = 'x') => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };

  it.each([
    ['a page is added', () => put('site/src/pages/us.astro')],
    ['a page named gallery is added', () => put('site/src/pages/gallery/index.astro')],
    ['a rule grows', () => put('packages/domain/src/rule.ts', 'longer')],
    ['a course text changes', () => put('site/src/content/courses/bim.md')],
    ['a file is touched', () => utimes(join(root, 'packages/domain/src/rule.ts'), 1, 1)],
    ['the lockfile appears', () => put('pnpm-lock.yaml')],
  ])('changes when %s', async (_, change) => {
    const before = await sourceStamp(root, {});
    await change();
    expect(await sourceStamp(root, {})).not.toBe(before);
  });

  it('changes with a PUBLIC_ variable, which a build writes into its pages', async () => {
    expect(await sourceStamp(root, { PUBLIC_API: 'a' })).not.toBe(
      await sourceStamp(root, { PUBLIC_API: 'b' }),
    );
  });

  it('stays the same when only tests, generated files, build output or other variables change', async () => {
    const before = await sourceStamp(root, {});
    await put('packages/domain/src/rule.test.ts');
    await put('lms/src/route-tree.gen.ts');
    await rm(join(root, 'lms/src/route-tree.gen.ts'));
    await rm(join(root, 'lms'), { recursive: true });
    await put('site/dist/index.html');
    await put('site/node_modules/x/index.js');
    expect(await sourceStamp(root, { PORT: '1' })).toBe(before);
  });
});
