import { afterEach, describe, expect, it, vi } from 'vitest';

const rows = new Map<string, File>();
let isSlow: Promise<void> = Promise.resolve();
const sent: string[] = [];
let isCut: Promise<void> = Promise.resolve();
vi.mock('../data/stored-uploads.ts', () => ({
  newUploadKey: () => `upload:${crypto.randomUUID()}`,
  keepUpload: async (key: string, file: File) => {
    rows.set(key, file);
    await isSlow;
  },
  forgetUpload: async (key: string) => rows.delete(key),
  readStoredUploads: async () => [...rows].map(([key, file]) => ({ key, file })),
}));
vi.mock('../data/send-hand-in.ts', () => ({
  sendHandIn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
    await Promise.race([isCut, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
    signal.throwIfAborted();
    sent.push(file.name);
    return { report: { reportId: 'r', nodeId: 'n', entries: [] } };
  },
}));
const { session } = await import('./session.ts');
const { enqueue, resumeUploads, uploads, uploadsTo } = await import('./uploads.ts');

const address = { cohortId: 'c', namespace: 'LEARNING', nodeId: 'n' } as const;
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** Ends a session, as the store reports it before it forgets the user. */
const ends = (isForced: boolean) => {
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail: { isForced } }));
  rows.clear();
  session.userId = null;
};
/** Starts files that never arrive, as the session ends before they do. */
const begins = (sender: string, ...names: string[]) => {
  session.userId = sender;
  isCut = new Promise(() => {});
  enqueue(address, names.map(file));
};
/** The state of a page loaded after the session had ended. */
const loadedAnew = async () => {
  vi.resetModules();
  const [stores, own] = await Promise.all([import('./uploads.ts'), import('./session.ts')]);
  return { ...stores, session: own.session };
};
const shown = ({ list }: typeof uploads) => list.map(({ name, state }) => [name, state]);

afterEach(() => {
  ends(false);
  isCut = Promise.resolve();
  rows.clear();
  sessionStorage.clear();
  sent.length = 0;
});

it('API-140 a file still being stored when the page looks for unsent ones is sent only once', async () => {
  let done = () => {};
  isSlow = new Promise((resolve) => {
    done = resolve;
  });
  enqueue(address, [file('portfolio.pdf')]);
  await resumeUploads(address);
  done();
  await expect.poll(() => rows.size).toBe(0);
  expect(uploads.list).toEqual([]);
  expect(sent).toEqual(['portfolio.pdf']);
});

it('API-140 a file not yet uploaded when the page was left is sent when its task is opened again', async () => {
  rows.set('upload:left', file('plan.pdf'));
  await resumeUploads(address);
  await expect.poll(() => rows.size).toBe(0);
  expect(sent).toEqual(['plan.pdf']);
});

it('API-140 a file on its way in one cohort is not listed in another one of the same course', () => {
  begins('one', 'plan.pdf');
  expect(uploadsTo(uploads.list, address)).toMatchObject([{ name: 'plan.pdf' }]);
  expect(uploadsTo(uploads.list, { ...address, cohortId: 'other' })).toEqual([]);
});

describe('uploads in progress when a session ends on its own', () => {
  it('continue once the same person has signed in again', async () => {
    begins('one', 'plan.pdf', 'section.pdf');
    ends(true);
    expect(uploads.list).toEqual([]);
    isCut = Promise.resolve();
    session.userId = 'one';
    await expect.poll(() => sent).toEqual(['plan.pdf', 'section.pdf']);
    await expect.poll(() => uploads.list).toEqual([]);
    await resumeUploads(address);
    expect(uploads.list).toEqual([]);
  });

  it('are not shown to someone else who signs in, and are dropped then', async () => {
    begins('one', 'plan.pdf');
    ends(true);
    for (const person of ['two', 'one']) {
      session.userId = person;
      await resumeUploads(address);
      expect(uploads.list).toEqual([]);
      ends(true);
    }
    expect(sent).toEqual([]);
  });

  it('are dropped once their sender signs out', async () => {
    begins('one', 'plan.pdf');
    ends(false);
    session.userId = 'one';
    await resumeUploads(address);
    expect([uploads.list, sent]).toEqual([[], []]);
  });

  it('are named to their sender after a page load, until chosen again or dismissed', async () => {
    begins('one', 'plan.pdf', 'section.pdf', 'roof.pdf');
    ends(true);
    const page = await loadedAnew();
    page.session.userId = 'one';
    const other = { ...address, nodeId: 'other' };
    await page.resumeUploads(other);
    expect(page.uploads.list).toEqual([]);
    await page.resumeUploads(address);
    await page.resumeUploads(address);
    expect(shown(page.uploads)).toEqual([
      ['plan.pdf', 'lost'],
      ['section.pdf', 'lost'],
      ['roof.pdf', 'lost'],
    ]);
    expect(page.uploads.list[0]?.problem).toBe(
      'plan.pdf had not arrived when your session ended. Choose it again.',
    );
    page.drop(page.uploads.list[1]?.id ?? 0);
    isCut = Promise.resolve();
    page.enqueue(address, [file('plan.pdf')]);
    await expect.poll(() => shown(page.uploads)).toEqual([['roof.pdf', 'lost']]);
    expect(sent).toEqual(['plan.pdf']);

    const next = await loadedAnew();
    next.session.userId = 'one';
    await next.resumeUploads(address);
    expect(shown(next.uploads)).toEqual([['roof.pdf', 'lost']]);
  });

  it('are not named to someone else after a page load, and are dropped then', async () => {
    begins('one', 'plan.pdf');
    ends(true);
    const page = await loadedAnew();
    for (const person of ['two', 'one']) {
      page.session.userId = person;
      await page.resumeUploads(address);
      expect(page.uploads.list).toEqual([]);
    }
  });
});
