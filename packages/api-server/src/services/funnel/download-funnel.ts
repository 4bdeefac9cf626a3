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
  async function* batches() {
    yield [...byFacts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => [...factsOf(line), ...FUNNEL_STEPS.map((step) => line[step])]);
  }
  return csvFile(deps.db, act, {
    about: 'funnel',
    titles: ['week of', 'campaign', 'region', 'course', ...FUNNEL_STEPS],
    filter: { ...asked, zone, from, until },
    now: deps.now(),
    batches: batches(),
  });
}
