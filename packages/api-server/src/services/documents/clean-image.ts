import { spawn, spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type CleanImage, readFrame, TOO_LARGE } from './clean-image-frame.ts';
import { takingTurns } from './taking-turns.ts';

const CHILD = fileURLToPath(new URL('./clean-image-child.ts', import.meta.url));
const LIMIT_MS = 20_000;
/** Each may hold a picture of 60 million pixels, which takes 240 MB. */
const TOGETHER = 2;

// It reads untrusted bytes with native code, so it gets none of the school's secrets.
const apart = { timeout: LIMIT_MS, killSignal: 'SIGKILL', env: {} } as const;
const argumentsFor = (contentType: string) => ['--max-old-space-size=128', CHILD, contentType];

const judged = (code: number | null, answer: Buffer): CleanImage | null =>
  code === 0 || code === TOO_LARGE ? readFrame(answer) : null;

const inTurn = takingTurns(TOGETHER);

/**
 * Decodes a JPEG, PNG or WebP and encodes it again, upright and without metadata or trailing data, in a separate
 * process that may crash doing so. Takes at most 20 s, once it is the owner's turn.
 * @param owner whose picture it is: people take turns
 * @returns null for a picture that is damaged; without content when it has too many pixels (`isTooLarge`)
 */
export function cleanImage(
  content: Uint8Array,
  contentType: string,
  owner?: string,
): Promise<CleanImage | null> {
  return inTurn(async () => {
    const child = spawn(process.execPath, argumentsFor(contentType), {
      ...apart,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    // A child that has refused reads no further.
    child.stdin.on('error', () => {});
    child.stdin.end(content);
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [answer, code] = await Promise.all([buffer(child.stdout), ended]);
    return judged(code, answer);
  }, owner);
}

/** The same synchronously, for a command of the school. */
export function cleanImageNow(content: Uint8Array, contentType: string): CleanImage | null {
  const { status, stdout } = spawnSync(process.execPath, argumentsFor(contentType), {
    ...apart,
    input: content,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return judged(status, stdout);
}
