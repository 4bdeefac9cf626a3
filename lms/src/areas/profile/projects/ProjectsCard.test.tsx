import type { Project } from '@plinth/domain/profiles/project';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses, server } from '../../../../test/server.ts';

const me = personOf();
const library: Project = {
  projectId: idOf('f1'),
  title: 'Library',
  description: 'Brick, on a slope.',
  softwares: ['Revit'],
  link: 'https://example.org/library',
  documents: [
    { documentId: idOf('d1'), name: 'front.png', s3Location: { bucket: 'public', path: 'other/front.png' } },
    { documentId: idOf('d2'), name: 'plan.pdf', s3Location: { bucket: 'private', path: 'other/plan.pdf' } },
  ],
  recordStatus: 'ACTIVE',
};
const holds = (...projects: Project[]) => answers('profiles', 'readFullProfile', fullOf({ projects }));
const card = async () => within(await screen.findByRole('region', { name: 'Projects' }));

beforeEach(() => {
  answersAroundProfile();
  holds(library);
});

describe('ProjectsCard', () => {
  it('API-030 a project is added; an invalid link is shown beside its field', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a project' }));
    await fillIn({ Title: 'School', Software: 'Revit, , Rhino', 'Where it can be seen': 'example.org' });
    await userEvent.click((await card()).getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a link that begins with http:// or https://')).toBeVisible();
    await fillIn({ 'Where it can be seen': 'https://example.org/school' });
    const saved = answers('profiles', 'saveProject', { project: library });
    await userEvent.click((await card()).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved[0]?.body).toEqual({
        title: 'School',
        description: '',
        softwares: ['Revit', 'Rhino'],
        link: 'https://example.org/school',
      }),
    );
  });

  it('API-030 a project is hidden from others, and removed after a confirmation', async () => {
    renderRoute('/user-profile', me);
    const hide = await screen.findByRole('button', { name: 'Hide from others' });
    const saved = answers('profiles', 'saveProject', { project: library });
    holds({ ...library, recordStatus: 'INACTIVE' });
    await userEvent.click(hide);
    expect(await screen.findByText('Hidden from others')).toBeVisible();
    expect(saved[0]?.body).toMatchObject({ projectId: library.projectId, recordStatus: 'INACTIVE' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Library' }));
    holds();
    await userEvent.click(screen.getByRole('button', { name: 'Take out Library' }));
    expect(await screen.findByText(/^No projects yet/)).toBeVisible();
    expect(saved[1]?.body).toMatchObject({ recordStatus: 'DELETED' });
  });

  it.each([
    ['Hide from others', ['Hide from others']],
    ['Take out Library', ['Remove Library', 'Take out Library']],
  ])(
    'API-030 %s does not overwrite a text that another window saved meanwhile, but shows it',
    async (action, presses) => {
      const [before, after] = ['a', 'b'].map((letter) => letter.repeat(32));
      holds({ ...library, version: before });
      renderRoute('/user-profile', me);
      refuses('profiles', 'saveProject', 409, 'CONFLICT', 'This was changed in another window.');
      await screen.findByText('Brick, on a slope.');
      holds({ ...library, version: after, description: 'Stone, on a slope.' });
      for (const name of presses) await userEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByRole('alert')).toHaveTextContent('changed in another window');
      expect(await screen.findByText('Stone, on a slope.')).toBeVisible();
      const saved = answers('profiles', 'saveProject', { project: library });
      await userEvent.click(await screen.findByRole('button', { name: action }));
      await waitFor(() =>
        expect(saved[0]?.body).toMatchObject({ version: after, description: 'Stone, on a slope.' }),
      );
    },
  );

  it('API-019 an image is displayed, a document only named; a file is added and another removed after a confirmation', async () => {
    renderRoute('/user-profile', me);
    expect(await screen.findByRole('img', { name: 'Library: front.png' })).toHaveAttribute(
      'src',
      '/media/public/other/front.png',
    );
    expect(screen.getByText('plan.pdf (only you see it)')).toBeVisible();
    const field = screen.getByLabelText(/^Add a file to Library/);
    fireEvent.change(field, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } });
    expect(await screen.findByText('Choose a PDF, a Word document, a JPEG or a PNG.')).toBeVisible();
    const calls: string[] = [];
    server.use(
      http.put('*/v1/client/user/project-document', () => {
        calls.push('added');
        return HttpResponse.json({ document: library.documents[0] });
      }),
      http.delete('*/v2/client/user/profile/document/:id', ({ params }) => {
        calls.push(String(params.id));
        return HttpResponse.json({ removed: true });
      }),
    );
    fireEvent.change(field, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
    await waitFor(() => expect(calls).toEqual(['added']));
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
      return within(await screen.findByRole('dialog', { name: 'Remove plan.pdf?' }));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(['added']);
    holds({ ...library, documents: library.documents.slice(0, 1) });
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByText('plan.pdf (only you see it)')).toBeNull());
    expect(calls).toEqual(['added', idOf('d2')]);
  });
});
