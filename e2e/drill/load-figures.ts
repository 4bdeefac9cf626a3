import { countLeads } from './count-leads.ts';
import { atMost, type Figure, tells } from './drill.ts';
import type { LoadReport } from './write-load.ts';

const said = (errors: Record<string, number>) =>
  Object.entries(errors)
    .map(([what, count]) => `${count} x ${what}`)
    .join(', ') || 'none';

/** Returns the figures of a load under a fault: seconds without service, errors, writes lost or doubled. */
export async function loadFigures(
  name: string,
  { acknowledged, errors, longestGap }: LoadReport,
  url: string,
  longestSeconds: number,
): Promise<Figure[]> {
  const { lost, doubled } = await countLeads(url, acknowledged);
  return [
    atMost(`${name}: without an acknowledged write`, longestGap, longestSeconds, ' s'),
    tells(`${name}: writes acknowledged`, String(acknowledged.length)),
    tells(`${name}: errors`, said(errors)),
    atMost(`${name}: acknowledged writes lost`, lost, 0),
    atMost(`${name}: writes that stand twice`, doubled, 0),
  ];
}
