import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { findBatch } from '@plinth/api-server/services/cohorts/find-batch';
import {
  readCohortSettings,
  saveCohortSettings,
} from '@plinth/api-server/services/office-cohorts/cohort-settings';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { withSchool } from '../../with-school.ts';
import { readBatch } from '../read-batch.ts';
import { readOptions } from '../read-options.ts';
import { table } from '../table.ts';
import type { VerbContext } from '../verbs.ts';

const SWITCHES = {
  leaderboard: 'isLeaderBoardAllowed',
  'localised-leaderboard': 'isLocalizedLeaderboard',
  assistant: 'aiBotEnabled',
  nudges: 'showNudges',
  'placement-nudges': 'showPlacementNudges',
  capstone: 'isCapstonePresent',
  promotion: 'isPromoted',
} as const satisfies Record<string, keyof CohortSettings>;

const NUMBERS = { seats: 'seats', 'group-size': 'groupSize' } as const;

function readSwitches(names: readonly string[], value: boolean) {
  const known = Object.entries(SWITCHES);
  return names.map((name) => {
    const found = known.find(([one]) => one === name);
    if (!found)
      throw new Fault(`--${value ? 'on' : 'off'} is one of ${known.map(([one]) => one).join(', ')}.`, 2);
    return [found[1], value] as const;
  });
}

/** Shows the switches and settings of a cohort, or sets some of them; changes apply from the next request. */
export async function setCohortLines(name: string, args: string[], context: VerbContext): Promise<void> {
  const batch = readBatch(name);
  if (!batch) throw new Fault('Name a cohort by product and batch, such as BIM_A-14.', 2);
  const { values } = readOptions(args, { texts: ['seats', 'group-size', 'status'], lists: ['on', 'off'] });
  const both = values.on.find((one) => values.off.includes(one));
  if (both !== undefined) throw new Fault(`${both} is either on or off.`, 2);
  const change = Object.fromEntries([
    ...readSwitches(values.on, true),
    ...readSwitches(values.off, false),
    ...(values.seats === undefined ? [] : [[NUMBERS.seats, Number(values.seats)] as const]),
    ...(values['group-size'] === undefined
      ? []
      : [[NUMBERS['group-size'], Number(values['group-size'])] as const]),
    ...(values.status === undefined ? [] : [['status', values.status.toUpperCase()] as const]),
  ]);
  const settings = await withSchool(context, async (deps) => {
    const { cohortId } = await deps.db.transaction((tx) => findBatch(tx, batch));
    const { settings: seen } = await readCohortSettings(deps, cohortId);
    if (Object.keys(change).length === 0) return seen;
    const wanted = CohortSettings.safeParse({ ...seen, ...change });
    if (!wanted.success) {
      const [issue] = wanted.error.issues;
      const path = issue?.path[0];
      if (path === 'status') throw new Fault(`--status is one of ${COHORT_STATUSES.join(', ')}.`, 2);
      throw new Fault(`${path === 'seats' ? '--seats' : '--group-size'}: ${issue?.message}.`, 2);
    }
    return (await saveCohortSettings(deps, COMMAND, { cohortId, settings: wanted.data, seen })).settings;
  });
  const rows = [
    ['status', settings.status],
    ['seats', String(settings.seats)],
    ['group-size', String(settings.groupSize)],
    ...Object.entries(SWITCHES).map(([title, key]) => [title, settings[key] ? 'on' : 'off']),
  ];
  for (const line of table(['SETTING', 'VALUE'], rows)) context.print(line);
}
