import type { Row } from './bar.ts';

const HEAD = ['bar', 'what', 'figure', 'limit', 'floor', 'held'];

const verdict = ({ held }: Row) => (held === null ? '-' : held ? 'held' : 'MISSED');

/** The figures as one table for people. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [
    HEAD,
    ...rows.map((row) => [row.bar, row.what, row.figure, row.limit, row.floor ?? '', verdict(row)]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...body.map(draw)].join('\n');
}
