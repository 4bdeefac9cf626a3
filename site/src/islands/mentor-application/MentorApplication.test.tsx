import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../test/server.ts';
import { MentorApplication } from './MentorApplication.tsx';

const PATH = '*/v1/client/public/lms/mentor-leads/docs';
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const withSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
const choose = async (file: File) => {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (!field) throw new Error('there is no field for a file');
  await userEvent.upload(field, file, { applyAccept: false });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the files' }));

describe('the application of a mentor', () => {
  it('API-070 sends the email address and all files together, and shows how many arrived', async () => {
    let sent = '';
    server.use(
      http.put(PATH, async ({ request }) => {
        sent = await request.text();
        return HttpResponse.json({ received: 2 });
      }),
    );
    render(<MentorApplication />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
    await choose(pdf('resume.pdf'));
    await choose(pdf('details.pdf'));
    await send();
    expect(await screen.findByText('We have your 2 files')).toBeInTheDocument();
    expect(sent).toContain('guide@plinth.test');
    expect(sent.match(/name="docs"/g)).toHaveLength(2);
  });

  it('API-070 the confirmation uses the singular for one file', async () => {
    server.use(http.put(PATH, () => HttpResponse.json({ received: 1 })));
    render(<MentorApplication />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
    await choose(pdf('resume.pdf'));
    await send();
    expect(await screen.findByText('We have your file')).toBeInTheDocument();
    expect(
      screen.getByText(/^Someone who teaches here will read it and write to guide@plinth.test/),
    ).toBeVisible();
  });

  it('API-070 VALID-23 without an email address and a file, each field shows its error', async () => {
    render(<MentorApplication />);
    await send();
    expect(screen.getByText('Enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Choose at least one file')).toBeInTheDocument();
  });

  it('API-070 refuses a file of another type', async () => {
    render(<MentorApplication />);
    await choose(new File(['x'], 'model.rvt'));
    expect(screen.getByText('Choose a PDF, Word, JPEG or PNG file')).toBeInTheDocument();
  });

  it.each([
    ['of another type', new File(['x'], 'model.rvt'), 'Choose a PDF, Word, JPEG or PNG file'],
    ['too large', withSize(pdf('plans.pdf'), 11 * 1024 * 1024), 'Choose a file of up to 10 MB'],
  ])(
    'API-070 the reason why a file %s was refused stays beside the field until another is chosen',
    async (_why, unfit, told) => {
      render(<MentorApplication />);
      await choose(unfit);
      await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
      expect(screen.getByText(told)).toBeInTheDocument();
      await send();
      expect(screen.getByText(told)).toBeInTheDocument();
      expect(screen.getByLabelText(/Email address/)).toHaveValue('guide@plinth.test');
      await waitFor(() => expect(document.querySelector('input[type=file]')).toHaveFocus());
      await choose(pdf('resume.pdf'));
      expect(screen.queryByText(told)).toBeNull();
      expect(screen.getByLabelText(/Email address/)).toHaveValue('guide@plinth.test');
    },
  );

  it('API-070 the reason also stays when sending the earlier chosen files fails', async () => {
    server.use(http.put(PATH, () => HttpResponse.error()));
    render(<MentorApplication />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
    await choose(pdf('resume.pdf'));
    await choose(new File(['x'], 'model.rvt'));
    await send();
    expect(await screen.findByText(/They are still selected here/)).toBeInTheDocument();
    expect(screen.getByText('Choose a PDF, Word, JPEG or PNG file')).toBeInTheDocument();
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
  });

  it('API-070 a file chosen twice is listed once and sent once', async () => {
    let sent = '';
    server.use(
      http.put(PATH, async ({ request }) => {
        sent = await request.text();
        return HttpResponse.json({ received: 1 });
      }),
    );
    render(<MentorApplication />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
    const file = pdf('resume.pdf');
    await choose(file);
    await choose(file);
    expect(screen.getAllByText('resume.pdf')).toHaveLength(1);
    await send();
    await screen.findByText('We have your file');
    expect(sent.match(/filename="resume.pdf"/g)).toHaveLength(1);
  });

  it('API-070 a refused submission keeps the chosen files and says so', async () => {
    server.use(
      http.put(PATH, () =>
        HttpResponse.json(
          {
            status: 415,
            code: 'UNSUPPORTED_MEDIA_TYPE',
            message: 'No',
            data: { details: 'That is no PDF.' },
          },
          { status: 415 },
        ),
      ),
    );
    render(<MentorApplication />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'guide@plinth.test');
    await choose(pdf('resume.pdf'));
    await send();
    expect(await screen.findByText(/They are still selected here/)).toBeInTheDocument();
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
  });
});
