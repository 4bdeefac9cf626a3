import type { OwnReport } from '@plinth/domain/assignments/report';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { aTask, NODE } from '../../../../test/a-task.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';
import { session } from '../../../stores/session.ts';
import { uploads } from '../../../stores/uploads.ts';
import { HandInPanel } from './HandInPanel.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const REPORT = id(2);
const address = { cohortId: COHORT_ID, namespace: 'LEARNING', nodeId: NODE } as const;

const aVersion = (more: Partial<OwnReport['versions'][number]> = {}) => ({
  version: 1,
  reviewStatus: 'PENDING' as const,
  submittedAt: inDays(-1),
  isLate: false,
  text: 'See sheet A-101.',
  score: null,
  remark: null,
  reviewedAt: null,
  entries: [{ kind: 'FILE' as const, entryId: id(9), name: 'old.pdf', documentId: id(8) }],
  ...more,
});
const show = (more: Partial<OwnReport> = {}) => {
  answers('assignments', 'readOwn', { task: aTask(more) });
  return renderPage(<HandInPanel address={address} />);
};
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF'], name, { type });
const draftOf = (...names: string[]) => ({
  report: {
    reportId: REPORT,
    nodeId: NODE,
    entries: names.map((name, index) => ({
      kind: 'FILE' as const,
      entryId: id(20 + index),
      name,
      documentId: id(40 + index),
    })),
  },
});

beforeEach(() => {
  uploads.list = [];
  sessionStorage.clear();
  session.userId = 'one';
});

describe('handing in', () => {
  it('API-140 several files upload one after the other into the draft; one that fails can be sent again', async () => {
    await show();
    const sent: string[] = [];
    let isDown = true;
    server.use(
      http.post('*/report/submit/upload', () => {
        sent.push('file');
        if (sent.length === 2 && isDown) return HttpResponse.error();
        return HttpResponse.json(
          draftOf(...(sent.length === 1 ? ['plan.pdf'] : ['plan.pdf', 'section.pdf'])),
        );
      }),
    );
    await userEvent.upload(await screen.findByLabelText('Files'), [pdf('plan.pdf'), pdf('section.pdf')]);
    expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Send section.pdf again' });
    expect(screen.getByRole('alert')).toHaveTextContent('No connection to the school');
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveAttribute('aria-disabled', 'true');
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Remove section.pdf' })).toBeVisible();
    expect(sent).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Hand in' })).not.toHaveAttribute('aria-disabled');
  });

  it('API-140 a large file uploads in parts, shows its progress, and resumes where the connection was lost', async () => {
    vi.stubGlobal('isSecureContext', true);
    await show();
    const large = new File([new Uint8Array(2.5 * 1024 * 1024)], 'set.pdf', { type: 'application/pdf' });
    let received: number[] = [];
    let parts = 0;
    let isDown = false;
    const asked = answersBy('assignments', 'readParts', () => ({ received }));
    server.use(
      http.put('*/report/submit/upload', () => {
        parts += 1;
        if (isDown) return HttpResponse.error();
        received = [...received, received.length];
        isDown = received.length === 2;
        const isComplete = received.length === 3;
        return HttpResponse.json({ isComplete, received, ...(isComplete ? draftOf('set.pdf') : draftOf()) });
      }),
    );
    await userEvent.upload(await screen.findByLabelText('Files'), large);
    const again = await screen.findByRole('button', { name: 'Send set.pdf again' });
    expect(screen.getByRole('alert')).toHaveTextContent('No connection to the school');
    expect(screen.getByText(/ of 2\.5 MB/)).toBeVisible();
    expect(parts).toBe(5);
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Remove set.pdf' })).toBeVisible();
    expect(parts).toBe(6);
    expect(asked.map(({ query }) => query.get('sha256'))).toEqual([
      expect.stringMatching(/^[\da-f]{64}$/),
      asked[0]?.query.get('sha256'),
    ]);
    vi.unstubAllGlobals();
  }, 20_000);

  it('API-140 files that arrived before the session ended are in the draft, and the missing ones are named to be chosen again', async () => {
    const files = [{ ...address, name: 'section.pdf' }];
    sessionStorage.setItem('plinth:draft:uploads', JSON.stringify({ sender: 'one', files }));
    await show({ draft: { text: '', ...draftOf('plan.pdf').report } });
    expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'section.pdf had not arrived when your session ended. Choose it again.',
    );
    const handIn = screen.getByRole('button', { name: 'Hand in' });
    expect(handIn).toHaveAccessibleDescription('Choose section.pdf again, or take it off the list.');
    server.use(
      http.post('*/report/submit/upload', () => HttpResponse.json(draftOf('plan.pdf', 'section.pdf'))),
    );
    await userEvent.upload(screen.getByLabelText('Files'), pdf('section.pdf'));
    expect(await screen.findByRole('button', { name: 'Remove section.pdf' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(handIn).not.toHaveAttribute('aria-disabled');
  });

  it('VALID-46 API-140 the limits are stated, and a file that is too large or of another type is refused before it is sent', async () => {
    await show();
    expect(await screen.findByText(/up to 50 MB each/)).toBeVisible();
    const input = screen.getByLabelText('Files');
    await userEvent.setup({ applyAccept: false }).upload(input, [pdf('tower.rvt', '')]);
    expect(await screen.findByText(/tower\.rvt: Choose a PDF/)).toBeVisible();
    const large = Object.defineProperty(pdf('set.pdf'), 'size', { value: 50 * 1024 * 1024 + 1 });
    await userEvent.upload(input, [large]);
    expect(await screen.findByText(/set\.pdf: The file is larger than 50 MB/)).toBeVisible();
    expect(uploads.list).toEqual([]);
  });

  it('API-139 a link is validated and added, and can be removed again', async () => {
    await show();
    const entry = { kind: 'LINK' as const, entryId: id(7), url: 'https://models.plinth.test/a' };
    const sent = answers('assignments', 'addLink', {
      report: { reportId: REPORT, nodeId: NODE, entries: [entry] },
    });
    const field = await screen.findByLabelText('Link');
    await userEvent.type(field, 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Add the link' }));
    expect(screen.getByText('Enter a full address starting with https://')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://models.plinth.test/a');
    await userEvent.click(screen.getByRole('button', { name: 'Add the link' }));
    const link = await screen.findByRole('link', { name: 'https://models.plinth.test/a' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(sent[0]?.body).toEqual({
      nodeId: NODE,
      namespace: 'LEARNING',
      url: 'https://models.plinth.test/a',
    });
    const gone = answers('assignments', 'removeEntry', {
      report: { reportId: REPORT, nodeId: NODE, entries: [] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove https://models.plinth.test/a' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /models/ })).toBeNull());
    expect(gone[0]?.query.get('entryId')).toBe(id(7));
  });

  it('API-141 the draft is handed in with its text, and then shown as a version', async () => {
    const entry = { kind: 'LINK' as const, entryId: id(7), url: 'https://models.plinth.test/a' };
    await show({ draft: { reportId: REPORT, text: 'Look at', entries: [entry] } });
    answers('assignments', 'saveDraft', { saved: true, reportId: REPORT });
    await userEvent.type(await screen.findByLabelText(/A few words/), ' A-101.');
    const sent = answers('assignments', 'submit', {
      report: { reportId: REPORT, reviewStatus: 'PENDING', submittedAt: inDays(0) },
    });
    answers('assignments', 'readOwn', {
      task: aTask({ isOpen: false, versions: [aVersion({ entries: [entry], text: 'Look at A-101.' })] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    const versions = within(await screen.findByRole('region', { name: 'What you handed in' }));
    expect(versions.getByText('Version 1')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ reportId: REPORT, text: 'Look at A-101.' });
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });

  it('API-141 text that could not be saved stays on the device and is sent again', async () => {
    await show();
    refuses('assignments', 'saveDraft', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.type(await screen.findByLabelText(/A few words/), 'Kept');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    const sent = answers('assignments', 'saveDraft', { saved: true, reportId: REPORT });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent[0]?.body.text).toBe('Kept');
  });
});

describe('coming back to a draft', () => {
  const entry = { kind: 'LINK' as const, entryId: id(7), url: 'https://models.plinth.test/a' };
  const inDraft = (text: string) => ({
    task: aTask({ draft: { reportId: REPORT, text, entries: [entry] } }),
  });
  function Row() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Fold
        </button>
        {isOpen && <HandInPanel address={address} />}
      </>
    );
  }
  const fold = () => userEvent.click(screen.getByRole('button', { name: 'Fold' }));

  it('API-141 saved text is shown again, stays when a file is added, and is handed in', async () => {
    answers('assignments', 'readOwn', inDraft(''));
    answers('assignments', 'saveDraft', { saved: true, reportId: REPORT });
    await renderPage(<Row />);
    await userEvent.type(await screen.findByLabelText(/A few words/), 'Look at the stair');
    expect(await screen.findByText('Saved')).toBeVisible();
    await fold();
    await fold();
    expect(await screen.findByLabelText(/A few words/)).toHaveValue('Look at the stair');
    server.use(http.post('*/report/submit/upload', () => HttpResponse.json(draftOf('plan.pdf'))));
    await userEvent.upload(screen.getByLabelText('Files'), pdf('plan.pdf'));
    expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
    const sent = answers('assignments', 'submit', {
      report: { reportId: REPORT, reviewStatus: 'PENDING', submittedAt: inDays(0) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'Look at the stair' }));
  });

  it('API-141 text written on another device is shown, unless unsaved text is here', async () => {
    answers('assignments', 'readOwn', inDraft('Here'));
    await renderPage(<Row />);
    const field = await screen.findByLabelText(/A few words/);
    expect(field).toHaveValue('Here');
    answers('assignments', 'readOwn', inDraft('From the phone'));
    await queryClient.invalidateQueries({ queryKey: ['assignments'] });
    await waitFor(() => expect(field).toHaveValue('From the phone'));
    refuses('assignments', 'saveDraft', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.type(field, ' and here ');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    answers('assignments', 'readOwn', inDraft('From the tablet'));
    await queryClient.invalidateQueries({ queryKey: ['assignments'] });
    expect(field).toHaveValue('From the phone and here ');
    answers('assignments', 'saveDraft', { saved: true, reportId: REPORT });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeVisible();
    answers('assignments', 'readOwn', inDraft('From the phone and here'));
    await queryClient.invalidateQueries({ queryKey: ['assignments'] });
    expect(field).toHaveValue('From the phone and here ');
  });
});

describe('viewing a file', () => {
  const entries = [{ kind: 'FILE' as const, entryId: id(7), name: 'set.pdf', documentId: id(8) }];
  const bytes = () =>
    server.use(
      http.get('*/user/download-document/*', () =>
        HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.4').buffer, {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="set.pdf"',
          },
        }),
      ),
    );
  const viewer = (isThere: boolean) =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
  afterEach(() => viewer(false));

  it('a PDF is shown in a frame from its own bytes, with a download button', async () => {
    viewer(true);
    bytes();
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:set');
    await show({ draft: { reportId: REPORT, text: '', entries } });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at set.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'set.pdf' }));
    expect(await dialog.findByTitle('set.pdf')).toHaveAttribute('src', 'blob:set');
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
    expect(dialog.getByRole('button', { name: 'Download set.pdf' })).toBeVisible();
    made.mockRestore();
  });

  it('a PDF is offered as a download where the browser cannot show it in a page', async () => {
    viewer(false);
    await show({ draft: { reportId: REPORT, text: '', entries } });
    expect(await screen.findByRole('button', { name: 'Download set.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look at set.pdf' })).toBeNull();
  });
});

describe('the review', () => {
  it.each([
    ['PENDING', 'Handed in'],
    ['IN_REVIEW', 'In review'],
    ['REVIEWED', 'Reviewed'],
  ] as const)('ENUM-48 %s is shown as %s, and nothing else can be handed in', async (reviewStatus, text) => {
    await show({ reviewStatus, isOpen: false, versions: [aVersion({ reviewStatus })] });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Hand in/ })).toBeNull();
  });

  it.each([
    [40, 'The review is done and the credits are yours.'],
    [0, 'The review is done.'],
  ])('ENUM-48 a finished review mentions credits only if there are any: %s', async (credits, help) => {
    await show({ reviewStatus: 'REVIEWED', isOpen: false, credits, versions: [aVersion()] });
    expect(await screen.findByText(help)).toBeVisible();
  });

  it('ENUM-48 EXPIRED says that it is overdue and can still be handed in', async () => {
    await show({ reviewStatus: 'EXPIRED', endDate: inDays(-2) });
    expect(await screen.findByText('Overdue')).toBeVisible();
    expect(screen.getByText(/your guide sees that it came late/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hand in' })).toBeVisible();
  });

  it('ENUM-48 API-141 REJECTED shows the remark of the guide and accepts the next version', async () => {
    await show({
      reviewStatus: 'REJECTED',
      versions: [
        aVersion({ reviewStatus: 'REJECTED', remark: 'The joins are open.', score: 12, isLate: true }),
      ],
    });
    expect(await screen.findByText('The joins are open.')).toBeVisible();
    expect(screen.getByText('12 of 40 points')).toBeVisible();
    expect(screen.getByText('Late')).toBeVisible();
    expect(screen.getByText('old.pdf')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove old.pdf' })).toBeNull();
    const again = screen.getByRole('button', { name: 'Hand in again' });
    expect(again).toBeVisible();
    expect(
      screen.getByText('The joins are open.').compareDocumentPosition(again) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('API-141 every version stays readable with its result, the newest first and open', async () => {
    await show({
      isOpen: false,
      versions: [
        aVersion({ version: 3, text: 'Third.' }),
        aVersion({ version: 2, reviewStatus: 'REJECTED', text: 'Second.', remark: 'Nearly.' }),
        aVersion({
          version: 1,
          reviewStatus: 'REJECTED',
          text: 'First.',
          remark: 'Not yet.',
          score: 55,
          outOf: 100,
        }),
      ],
    });
    expect(await screen.findByText('Third.')).toBeVisible();
    expect(screen.getByText('Second.')).not.toBeVisible();
    await userEvent.click(screen.getByText('2 earlier versions'));
    for (const text of ['Second.', 'Nearly.', 'First.', 'Not yet.', '55 of 100 points'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('ENUM-48 an open task whose due date passes is shown as overdue at once, to the minute', async () => {
    await show({ endDate: inDays(-0.001) });
    expect(await screen.findByText('Overdue')).toBeVisible();
    expect(screen.getByText(/^Was due .*\d\d:\d\d [AP]M \(/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hand in' })).toBeVisible();
  });

  it('a failed load says so and can be tried again', async () => {
    refuses('assignments', 'readOwn', 404, 'NOT_FOUND', 'Nothing is handed in here.');
    await renderPage(<HandInPanel address={address} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is handed in here.');
    answersBy('assignments', 'readOwn', () => ({ task: aTask() }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('To hand in')).toBeVisible();
  });
});
