import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../src/project-root.ts';
import { verbs } from '../src/verbs/verbs.ts';

/** Files that are generated, fetched or stored apart from the sources. */
const APART = /^(node_modules|dist|\..+)$/;

/** Lists every file and folder of the sources, relative to the project root, with forward slashes. */
function listSources(folder = projectRoot): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !APART.test(name) || name === '.github')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [
        relative(projectRoot, path).replaceAll('\\', '/'),
        ...(entry.isDirectory() ? listSources(path) : []),
      ];
    });
}

const sources = listSources();
const known = new Set(sources);
const docs = sources.filter((path) => /(^|\/)[A-Z]+\.md$/.test(path));
const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
    head
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** A path that contains a folder and ends like a source file. */
const PATH = /^[\w.$-]+(\/[\w.$-]+)+\.(ts|tsx|mjs|json|ya?ml|md|astro|sql)$/;
/** A file or folder of the project relative to its root, which must exist exactly there. */
const TOP = /^(packages|site|lms|e2e)(\/[\w.$-]+)+\/?$/;

const exists = (path: string) =>
  TOP.test(path) ? known.has(path) : sources.some((one) => one === path || one.endsWith(`/${path}`));

it.each(docs)('%s refers only to existing files and headings', (doc) => {
  const text = textOf(doc);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)].flatMap(
    ([all, path = '', anchor]) => {
      const target = path === '' ? doc : join(dirname(doc), path).replaceAll('\\', '/');
      if (!known.has(target)) return [all];
      return anchor && !anchorsOf(target).includes(anchor) ? [all] : [];
    },
  );
  const paths = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
    (PATH.test(name) || TOP.test(name)) && !/^(\.|dist\/)/.test(name) && !exists(name.replace(/\/$/, ''))
      ? [name]
      : [],
  );
  expect([...links, ...paths]).toEqual([]);
});

it('the table of staff tasks refers only to existing verbs and pages', () => {
  const text = textOf('packages/school/OFFICE.md');
  const typed = [...text.matchAll(/`school ([a-z-]+)/g)].map(([, verb]) => verb);
  expect(typed.filter((verb) => verb && !(verb in verbs))).toEqual([]);
  const pages = textOf('lms/src/areas/office/office-pages.ts');
  const shown = [...text.matchAll(/`(\/office\/[a-z-]+)`/g)].map(([, page]) => page);
  expect(shown.filter((page) => !pages.includes(`'${page}'`))).toEqual([]);
});

it.each(docs.filter((doc) => /^(packages\/)?[\w-]+\/README\.md$/.test(doc)))(
  '%s has at most 60 lines',
  (doc) => {
    expect(textOf(doc).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  },
);
