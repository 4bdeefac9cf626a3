import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const plain = (xml) =>
  xml
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name],
    );

/** The first lines of the reason a test failed. */
const whyOf = (body) =>
  plain(/<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/.exec(body)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);

/**
 * Reads what the JUnit reports that match a pattern say of each test.
 * @returns by a key that is the same in every run of a test: its file, its title, whether it passed, and why not;
 * skipped
 * tests are left out
 */
export function readReports(folder, pattern) {
  const tests = new Map();
  for (const name of globSync(pattern, { cwd: folder })) {
    const report = readFileSync(join(folder, name), 'utf8');
    for (const [, attributes = '', body = ''] of report.matchAll(
      /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g,
    )) {
      if (/<skipped\b/.test(body)) continue;
      const at = (one) => plain(new RegExp(`\\b${one}="([^"]*)"`).exec(attributes)?.[1] ?? '');
      const [file, title] = [at('classname'), at('name')];
      // A file that runs in two projects reports each test twice.
      let key = `${file} › ${title}`;
      while (tests.has(key)) key += ' (again)';
      tests.set(key, { file, title, passed: !/<(failure|error)\b/.test(body), why: whyOf(body) });
    }
  }
  return tests;
}
