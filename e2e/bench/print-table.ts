import type { Row, Table } from './bar.ts';

const HEAD = ['bar', 'what', 'figure', 'limit', 'floor', 'held'];

const verdict = ({ held }: Row) => (held === null ? '-' : held ? 'held' : 'MISSED');

/** Formats the figures as one table for people to read. */
export const tableOf = (rows: readonly Row[]): string =>
  drawTable(
    HEAD,
    rows.map((row) => [row.bar, row.what, row.figure, row.limit, row.floor ?? '', verdict(row)]),
  );

/** Formats a table with one line per page, under its title. */
export const pageTableOf = ({ title, head, lines }: Table): string => `${title}\n\n${drawTable(head, lines)}`;

export function drawTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((line) => line[column]?.length ?? 0)),
  );
  const draw = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...body.map(draw)].join('\n');
}
