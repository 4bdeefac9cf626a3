import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureChromium } from '../support/chromium-path.ts';
import { launchFlags } from '../support/launch-flags.ts';
import { keepTrack, stopChild } from './children.ts';
import { freePort } from './free-port.ts';

type Cookie = { name: string; value: string; url: string };

const LONGEST_START_MS = 20_000;

/** No name other than this machine's resolves, so that no page reaches outside. */
export const offlineFlags = ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost'];

/** Starts a fresh Chromium with an empty profile that listens for a debugger, as Lighthouse requires. */
export async function startChromium(
  folder: string,
  cookies: readonly Cookie[] = [],
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const profile = await mkdtemp(join(folder, 'chromium-'));
  const child = keepTrack(
    spawn(
      ensureChromium(),
      [
        '--headless=new',
        ...launchFlags,
        ...offlineFlags,
        '--disable-dev-shm-usage',
        '--disable-extensions',
        '--disable-default-apps',
        '--no-default-browser-check',
        '--metrics-recording-only',
        '--mute-audio',
        '--disable-features=OptimizationHints,MediaRouter,Translate',
        `--remote-debugging-port=${port}`,
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { stdio: 'ignore' },
    ),
  );
  const stop = async () => {
    await stopChild(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const debuggerUrl = await findDebugger(port, () => child.exitCode !== null);
    if (cookies.length > 0) await setCookies(debuggerUrl, cookies);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findDebugger(port: number, hasEnded: () => boolean): Promise<string> {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until && !hasEnded()) {
    const version = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (version?.ok) return ((await version.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error('Chromium did not start');
}

function setCookies(debuggerUrl: string, cookies: readonly Cookie[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(debuggerUrl);
    socket.onerror = () => reject(new Error('the debugger of Chromium does not answer'));
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          id: 1,
          method: 'Storage.setCookies',
          params: { cookies },
        }),
      );
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as {
        id?: number;
        error?: { message: string };
      };
      if (answer.id !== 1) return;
      socket.close();
      if (answer.error) reject(new Error(answer.error.message));
      else resolve();
    };
  });
}
