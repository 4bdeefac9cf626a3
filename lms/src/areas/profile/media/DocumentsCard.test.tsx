import type { DocumentItem } from '@plinth/domain/documents/document';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, server } from '../../../../test/server.ts';

const me = personOf();
const free = (end: string): DocumentItem => ({
  documentId: idOf(end),
  kind: 'OTHER',
  name: 'Document of your profile',
  status: 'PENDING',
  createdAt: null,
  isUploadable: true,
  mediaKey: 'DOCUMENT',
});
const held = (end: string): DocumentItem => ({
  ...free(end),
  name: 'Portfolio.pdf',
  status: 'COMPLETED',
  createdAt: '2026-11-20T12:00:00.000Z',
  url: '/media/private/other/2026/a.pdf?until=1&signature=x',
});
const holds = (...documents: DocumentItem[]) => answers('documents', 'listDocuments', { documents });
const card = async () => within(await screen.findByRole('region', { name: 'Documents' }));
const choose = async (file: File) =>
  fireEvent.change(await (await card()).findByLabelText(/^Add a document/), { target: { files: [file] } });

beforeEach(() => {
  answersAroundProfile();
  answers('profiles', 'readFullProfile', fullOf());
});

describe('DocumentsCard', () => {
  it('ENUM-11 API-020 a document is uploaded to the first free slot and can be downloaded by its link', async () => {
    holds(held('d1'), free('d2'));
    renderRoute('/user-profile', me);
    const paths: string[] = [];
    server.use(
      http.put('*/v2/client/user/profile/document/:id', ({ params }) => {
        paths.push(String(params.id));
        return HttpResponse.json({
          document: { documentId: idOf('d2'), kind: 'OTHER', name: 'Letter.pdf', status: 'COMPLETED' },
        });
      }),
    );
    expect(await (await card()).findByRole('link', { name: 'Portfolio.pdf' })).toHaveAttribute(
      'href',
      '/media/private/other/2026/a.pdf?until=1&signature=x',
    );
    holds(held('d1'), { ...held('d2'), name: 'Letter.pdf' });
    await choose(new File(['x'], 'Letter.pdf', { type: 'application/pdf' }));
    expect(await (await card()).findByRole('link', { name: 'Letter.pdf' })).toBeVisible();
    expect(paths).toEqual([idOf('d2')]);
    expect(
      (await card()).getByText('Your profile holds 2 documents. Take one out to add another.'),
    ).toBeVisible();
  });

  it('VALID-18 a file that is not a document, or too large, is refused before it is sent', async () => {
    holds(free('d1'));
    renderRoute('/user-profile', me);
    await choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a PDF, a Word document, a JPEG or a PNG.')).toBeVisible();
    const large = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await choose(large);
    expect(await screen.findByText('The file is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  });

  it('ENUM-11 a document is removed after a confirmation', async () => {
    holds(held('d1'));
    renderRoute('/user-profile', me);
    await userEvent.click(await (await card()).findByRole('button', { name: 'Remove Portfolio.pdf' }));
    expect((await card()).getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click((await card()).getByRole('button', { name: 'Keep' }));
    await userEvent.click((await card()).getByRole('button', { name: 'Remove Portfolio.pdf' }));
    const removed: string[] = [];
    server.use(
      http.delete('*/v2/client/user/profile/document/:id', ({ params }) => {
        removed.push(String(params.id));
        return HttpResponse.json({ removed: true });
      }),
    );
    holds(free('d1'));
    await userEvent.click((await card()).getByRole('button', { name: 'Take out Portfolio.pdf' }));
    expect(await (await card()).findByLabelText(/^Add a document/)).toBeInTheDocument();
    expect((await card()).queryByText('Portfolio.pdf')).toBeNull();
    expect(removed).toEqual([idOf('d1')]);
  });
});
