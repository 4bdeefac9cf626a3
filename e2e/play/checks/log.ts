import { readFileSync } from 'node:fs';
import { Breach } from '../breach.ts';
import type { Play } from '../play.ts';

const ERROR = 50;

type Line = {
  level: number;
  msg: string;
  status?: number;
  path?: string;
  err?: { message: string };
  job?: string;
};

/** Checks that no call was answered 5xx and no job failed since the log was last read. Returns its new length. */
export function checkLog({ school }: Play, from: number): number {
  const log = readFileSync(school.log, 'utf8');
  for (const line of log.slice(from).split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level, msg, status, path, err, job } = JSON.parse(line) as Line;
    if (level >= ERROR)
      throw new Breach('the log', [msg, job, status, path, err?.message].filter(Boolean).join(', '));
  }
  return log.length;
}
