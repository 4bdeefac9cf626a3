import type { DocumentItem, IdentityVerification } from '@plinth/domain/documents/document';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { identityQuery } from '../../data/documents.ts';
import { queryClient } from '../../data/query-client.ts';
import { keepTimeZone } from '../../data/time-zone.ts';

const itemOf = (item: Partial<DocumentItem>): DocumentItem => ({
  documentId: idOf('d1'),
  kind: 'RESUME',
  name: 'Resume',
  status: 'PENDING',
  createdAt: null,
  isUploadable: true,
  ...item,
});
const certificate = itemOf({
  documentId: idOf('d2'),
  cohortId: idOf('b'),
  kind: 'CERTIFICATE',
  name: 'Certificate of completion',
  status: 'COMPLETED',
  createdAt: '2026-11-16T12:00:00.000Z',
  isUploadable: false,
});
const front = itemOf({ documentId: idOf('d3'), kind: 'IDENTITY', name: 'Identity document, front' });
const slots: IdentityVerification['slots'] = [{ documentId: front.documentId, kind: 'IDENTITY' }];
const learner = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'ONGOING' })] } });

const open = (
  documents: DocumentItem[],
  identity: Partial<IdentityVerification> = {},
  person: ReturnType<typeof personOf> = learner,
) => {
  answers('documents', 'listDocuments', { documents });
  answers('documents', 'readIdentityVerification', { status: 'NOT_SUBMITTED', slots, ...identity });
  return renderRoute('/documents', person);
};
const pdf = (size = 8) => {
  const file = new File(['x'], 'resume.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (label: RegExp, file: File) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
};

/** Answers downloads with a PDF, and records the cohort, if there is one, and the document of each. */
const downloads = () => {
  const paths: string[] = [];
  const answer = (path: string) => {
    paths.push(path);
    return new HttpResponse(new Blob(['x'], { type: 'application/pdf' }), {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
    });
  };
  server.use(
    http.get('*/v2/client/user/download-document/:cohortId/:documentId', ({ params }) =>
      answer(`${params.cohortId} ${params.documentId}`),
    ),
    http.get('*/v2/client/user/profile/document/:id', ({ params }) => answer(`${params.id}`)),
  );
  URL.createObjectURL = () => 'blob:a-document';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return { paths, click };
};

describe('DocumentsPage', () => {
  it('ROUTE-51 API-033 shows the available documents and the empty slots', async () => {
    open([certificate, itemOf({}), front]);
    expect(await screen.findByText('Certificate of completion')).toBeVisible();
    expect(document.title).toBe('Documents | Plinth');
    expect(screen.getByRole('button', { name: 'Download Certificate of completion' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Replace Certificate/ })).toBeNull();
    expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file');
    const identity = within(screen.getByRole('region', { name: 'Identity verification' }));
    expect(identity.getByText('Not handed in')).toBeVisible();
    expect(identity.getByLabelText('Identity document, front')).toBeVisible();
  });

  it('CERT-02 CERT-04 a certificate is shared through its verification page, its address, its badge and LinkedIn', async () => {
    const shared = {
      number: 'PL-2222-3333-4444',
      title: 'Certificate of completion: BIM',
      schoolName: 'Plinth',
      issuedAt: '2026-11-16T12:00:00.000Z',
    };
    const user = userEvent.setup();
    open([{ ...certificate, certificate: shared }, front]);
    expect(
      await screen.findByRole('link', { name: 'Verification page: Certificate of completion: BIM' }),
    ).toHaveAttribute('href', '/certificates/PL-2222-3333-4444');
    expect(
      screen.getByRole('link', { name: 'Add to LinkedIn: Certificate of completion: BIM' }),
    ).toHaveAttribute('href', expect.stringContaining('certId=PL-2222-3333-4444'));
    const badge = screen.getByRole('link', { name: 'Download badge: Certificate of completion: BIM' });
    expect(badge).toHaveAttribute('href', '/certificates/PL-2222-3333-4444.jwt');
    expect(badge).toHaveAttribute('download');
    await user.click(screen.getByRole('button', { name: /^Copy address: / }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/certificates/PL-2222-3333-4444`);
  });

  it('CERT-02 a certificate shows the date printed on it, in any time zone of its holder', async () => {
    const issuedAt = '2026-11-30T20:00:00.000Z';
    const shared = { number: 'PL-2', title: 'BIM', schoolName: 'Plinth', issuedAt };
    keepTimeZone('America/New_York');
    open([{ ...certificate, createdAt: issuedAt, certificate: shared }]);
    expect(await screen.findByText(/1 December, 2026/)).toBeVisible();
    expect(screen.getByText(/Days of uploads are in your time zone/)).toBeVisible();
    keepTimeZone(null);
  });

  it('CERT-02 the address is shown where the browser has no clipboard access, as over plain http', async () => {
    const shared = {
      number: 'PL-2222-3333-4444',
      title: 'Certificate of completion: BIM',
      schoolName: 'Plinth',
      issuedAt: '2026-11-16T12:00:00.000Z',
    };
    const user = userEvent.setup();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    open([{ ...certificate, certificate: shared }, front]);
    await user.click(await screen.findByRole('button', { name: /^Copy address: / }));
    expect(await screen.findByText(/could not be copied.+\/certificates\/PL-2222-3333-4444/)).toBeVisible();
    vi.restoreAllMocks();
  });

  it.each([
    ['a PDF', pdf()],
    ['a Word document of a browser that knows no such type', new File(['x'], 'resume.docx')],
    ['a JPEG of a browser that calls it otherwise', new File(['x'], 'resume.JPG', { type: 'image/jpg' })],
  ])('API-020 %s is uploaded into its slot, and the list is loaded again', async (_what, chosen) => {
    open([itemOf({}), front]);
    await screen.findByLabelText('Resume');
    const paths: string[] = [];
    server.use(
      http.put('*/v2/client/user/profile/document/:id', ({ request }) => {
        paths.push(`${new URL(request.url).pathname} ${request.headers.get('content-type')?.split(';')[0]}`);
        return HttpResponse.json({
          document: { documentId: idOf('d1'), kind: 'RESUME', name: 'resume.pdf', status: 'COMPLETED' },
        });
      }),
    );
    answers('documents', 'listDocuments', {
      documents: [
        itemOf({ name: 'resume.pdf', status: 'COMPLETED', createdAt: '2026-11-20T12:00:00.000Z' }),
        front,
      ],
    });
    await choose(/^Resume/, chosen);
    expect(await screen.findByRole('button', { name: 'Replace resume.pdf' })).toBeVisible();
    expect(paths).toEqual([`/v2/client/user/profile/document/${idOf('d1')} multipart/form-data`]);
  });

  it('VALID-18 a file that is too large or of another type is refused before it is sent', async () => {
    open([itemOf({}), front]);
    await choose(/^Resume/, pdf(11 * 1024 * 1024));
    expect(await screen.findByText(/larger than 10 MB/)).toBeVisible();
    await choose(/^Resume/, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a PDF, a Word document, a JPEG or a PNG.')).toBeVisible();
  });

  it("a refused upload shows the server's message and can be sent again", async () => {
    open([itemOf({}), front]);
    refuses('documents', 'saveDocument', 415, 'UNSUPPORTED_MEDIA_TYPE', 'This is no PDF.');
    await choose(/^Resume/, pdf());
    expect(await screen.findByText('This is no PDF.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send resume.pdf again' })).toBeVisible();
  });

  it('API-022 a document of a cohort is downloaded through it, any other by itself', async () => {
    open([certificate, itemOf({ name: 'resume.pdf', status: 'COMPLETED' }), front]);
    const { paths, click } = downloads();
    await userEvent.click(await screen.findByRole('button', { name: 'Download Certificate of completion' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download resume.pdf' }));
    await waitFor(() => expect(paths).toEqual([`${idOf('b')} ${idOf('d2')}`, idOf('d1')]));
    expect(click).toHaveBeenCalledTimes(2);
    click.mockRestore();
  });

  it('API-022 whoever is in no cohort, or has left all, opens and downloads what they gave the school', async () => {
    open([{ ...front, name: 'passport.pdf', status: 'COMPLETED' }], {}, personOf());
    const { paths, click } = downloads();
    expect(await screen.findByRole('button', { name: 'Preview passport.pdf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download passport.pdf' }));
    await waitFor(() => expect(paths).toEqual([front.documentId]));
    click.mockRestore();
  });

  it('a picture is previewed in a dialog, a PDF through a link to a new tab, and a Word file is not shown', async () => {
    open([itemOf({ name: 'Sketch', status: 'COMPLETED' }), front]);
    URL.createObjectURL = () => 'blob:a-sketch';
    URL.revokeObjectURL = () => {};
    let type = 'image/png';
    server.use(
      http.get(
        '*/v2/client/user/profile/document/:id',
        () =>
          new HttpResponse(new Blob(['x'], { type }), {
            headers: { 'content-type': type, 'content-disposition': 'attachment; filename="sketch"' },
          }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Preview Sketch' }));
    expect(await screen.findByRole('img', { name: 'Sketch' })).toHaveAttribute('src', 'blob:a-sketch');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type = 'application/pdf';
    await userEvent.click(screen.getByRole('button', { name: 'Preview Sketch' }));
    expect(await screen.findByRole('link', { name: 'Open the PDF in a new tab' })).toHaveAttribute(
      'href',
      'blob:a-sketch',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await userEvent.click(screen.getByRole('button', { name: 'Preview Sketch' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('A Word document can be downloaded, not shown here.')).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('profile media are not listed among the documents', async () => {
    open([
      itemOf({
        documentId: idOf('d9'),
        kind: 'OTHER',
        name: 'Introduction video',
        mediaKey: 'INTRODUCTION_VIDEO',
      }),
      certificate,
      front,
    ]);
    expect(await screen.findByText('Certificate of completion')).toBeVisible();
    expect(screen.queryByText('Introduction video')).toBeNull();
  });

  it('API-031 identity documents can be submitted once one is uploaded and its type is chosen', async () => {
    open([{ ...front, status: 'COMPLETED', createdAt: '2026-11-20T12:00:00.000Z' }]);
    const button = await screen.findByRole('button', { name: 'Hand in for review' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByLabelText(/^Document type/), 'PASSPORT');
    expect(button).not.toHaveAttribute('aria-disabled');
    const asked = answers('documents', 'submitIdentityVerification', { status: 'IN_REVIEW' });
    answers('documents', 'readIdentityVerification', {
      status: 'IN_REVIEW',
      documentType: 'PASSPORT',
      slots,
    });
    await userEvent.click(button);
    expect(await screen.findByText('In review')).toBeVisible();
    expect(asked[0]?.body).toEqual({ documentType: 'PASSPORT', documentIds: [front.documentId] });
    expect(screen.queryByRole('button', { name: /Replace/ })).toBeNull();
  });

  it('API-031 rejected identity documents show the remark of the school', async () => {
    open([{ ...front, status: 'COMPLETED' }], { status: 'REJECTED', remark: 'The photo is blurred.' });
    expect(await screen.findByText('The photo is blurred.')).toBeVisible();
    expect(screen.getByText('Not accepted')).toBeVisible();
    expect(screen.getByRole('button', { name: /Replace/ })).toBeVisible();
  });

  it('API-031 the chosen type stays if the documents cannot be loaded again', async () => {
    open([{ ...front, status: 'COMPLETED' }]);
    const type = await screen.findByLabelText(/^Document type/);
    await userEvent.selectOptions(type, 'PASSPORT');
    refuses('documents', 'readIdentityVerification', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
    await waitFor(() => expect(queryClient.getQueryState(identityQuery().queryKey)?.status).toBe('error'));
    expect(screen.getByLabelText(/^Document type/)).toHaveValue('PASSPORT');
  });

  it('a failed load says so and can be tried again', async () => {
    refuses('documents', 'listDocuments', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    answers('documents', 'readIdentityVerification', { status: 'NOT_SUBMITTED', slots });
    renderRoute('/documents', learner);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    answers('documents', 'listDocuments', { documents: [certificate, front] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Certificate of completion')).toBeVisible();
  });
});
