import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const plain = (xml) =>
  xml
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name],
    );

/**
 * Reads every JUnit report below a folder.
 * @returns how many tests passed, and of each that failed where it stands, its title and the first lines of why
 */
export function readReports(folder) {
  let passed = 0;
  const failures = [];
  for (const name of globSync('**/*.xml', { cwd: folder })) {
    const report = readFileSync(join(folder, name), 'utf8');
    for (const [, attributes = '', body = ''] of report.matchAll(
      /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g,
    )) {
      if (!/<(failure|error)\b/.test(body)) {
        if (!/<skipped\b/.test(body)) passed += 1;
        continue;
      }
      const at = (part) => plain(new RegExp(`\\b${part}="([^"]*)"`).exec(attributes)?.[1] ?? '');
      const [, why = ''] = /<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/.exec(body) ?? [];
      const lines = plain(why)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 12);
      failures.push(`${basename(name)}: ${at('classname')} › ${at('name')}\n    ${lines.join('\n    ')}`);
    }
  }
  return { passed, failures };
}
