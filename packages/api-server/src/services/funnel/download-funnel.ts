import { FUNNEL_STEPS, type FunnelFilter, type FunnelLine, sumFunnel } from '@plinth/domain/prospects/funnel';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { findFunnelLines } from './find-funnel-lines.ts';

const FACTS = ['week', 'campaign', 'region', 'course'] as const;
const factsOf = (line: FunnelLine) => FACTS.map((fact) => line[fact] ?? '');

/** The funnel of a filter as a CSV file, a line for each week, campaign, region and course; weeks by their Monday. */
export async function downloadFunnel(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  asked: FunnelFilter,
) {
  const { zone, from, until, lines } = await findFunnelLines(deps, asked);
  const byFacts = new Map<string, FunnelLine>();
  for (const line of lines) {
    const facts = JSON.stringify(factsOf(line));
    const before = byFacts.get(facts);
    byFacts.set(facts, before ? { ...line, ...sumFunnel([before, line]) } : line);
  }
  return csvFile(deps, act, {
    about: 'funnel',
    filter: { ...asked, zone, from, until },
    batches: [[...byFacts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)],
    columns: {
      'week of': (line) => line.week,
      campaign: (line) => line.campaign,
      region: (line) => line.region,
      course: (line) => line.course,
      ...Object.fromEntries(FUNNEL_STEPS.map((step) => [step, (line: FunnelLine) => line[step]])),
    },
  });
}
