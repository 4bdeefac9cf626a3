/** Prints one line per long step, with signs of progress while it runs. */
export type Progress = {
  /** @returns what `work` returns; its error is passed through after the line reports that the step failed */
  step: <T>(title: string, work: (note: (detail: string) => void) => Promise<T>) => Promise<T>;
};

const LIFE_SIGN_MS = 5_000;
const TERMINAL_LIFE_SIGN_MS = 1_000;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Creates a progress display. On a terminal the line counts up in place; in a log file a new line follows every five
 * seconds.
 */
export function createProgress(out: {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}): Progress {
  return {
    step: async (title, work) => {
      const started = performance.now();
      let detail = '';
      const line = (state: string) => `  ${title}${state}`;
      const show = (text: string, end: string) =>
        out.write(out.isTTY ? `\r\u001b[2K${text}${end}` : `${text}\n`);
      const life = setInterval(
        () => show(line(` ... ${seconds(started)}${detail ? `, ${detail}` : ''}`), ''),
        out.isTTY ? TERMINAL_LIFE_SIGN_MS : LIFE_SIGN_MS,
      );
      if (out.isTTY) show(line(' ...'), '');
      try {
        const result = await work((text) => {
          detail = text;
        });
        show(line(`: ${seconds(started)}${detail ? `, ${detail}` : ''}`), '\n');
        return result;
      } catch (error) {
        show(line(`: failed after ${seconds(started)}`), '\n');
        throw error;
      } finally {
        clearInterval(life);
      }
    },
  };
}
