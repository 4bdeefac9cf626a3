import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const HOUR_MS = 3_600_000;
/** Longer than the interval at which a process checks the file. */
const SEEN_MS = 25;

export type Clock = {
  now: () => Date;
  /** The environment of the processes that use this clock. */
  env: Record<string, string>;
  /** Advances it to a moment. @throws if that has passed: a school's clock never runs back */
  moveTo: (moment: Date) => Promise<void>;
  /** Advances it by hours. */
  pass: (hours: number) => Promise<void>;
};

/** Opens a clock that all processes of a play share, advanced through a file in a folder. */
export function openClock(folder: string): Clock {
  const file = join(folder, 'clock');
  let ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  const now = () => new Date(Date.now() + ahead);
  const moveTo = async (moment: Date) => {
    const by = moment.getTime() - now().getTime();
    if (by < 0) throw new Error(`the clock is past ${moment.toISOString()}`);
    ahead += by;
    write();
    await pause(SEEN_MS);
  };
  write();
  return {
    now,
    env: {
      PLAY_CLOCK: file,
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('./clock-of-process.mjs', import.meta.url))}`,
    },
    moveTo,
    pass: (hours) => moveTo(new Date(now().getTime() + hours * HOUR_MS)),
  };
}
