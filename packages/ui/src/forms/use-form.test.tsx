import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { TextInput } from '../components/TextInput/TextInput.tsx';
import { type Row, withRow } from './field-bindings.ts';
import { judged } from './judged.ts';
import { storageSlot } from './storage-slot.ts';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useNativeForm } from './use-native-form.ts';

type Typed = { company: string; place: { city: string }; isOpen: boolean; links: readonly Row<string>[] };

const EMPTY: Typed = {
  company: '',
  place: { city: '' },
  isOpen: false,
  links: withRow(withRow([], 'first'), 'second'),
};
const slot = storageSlot('sessionStorage', 'job', (kept) => kept as Partial<Typed>);

function Job({ send }: { send: (typed: Typed) => Promise<unknown> }) {
  const held = useDraft(EMPTY, slot);
  const form = useForm({
    held,
    judge: (typed) =>
      judged(
        {
          company: typed.company ? null : 'Name the company',
          'place.city': typed.place.city ? null : 'Name the city',
        },
        typed,
      ),
    send,
  });
  const links = form.rows('links');
  return (
    <form ref={form.ref} noValidate method="post" action="/jobs" onSubmit={form.onSubmit}>
      <TextInput label="Company" {...form.text('company')} />
      <TextInput label="City" {...form.text('place.city')} />
      <Checkbox label="Still open" {...form.check('isOpen')} />
      {links.rows.map(({ id, value }) => (
        <button key={id} type="button" onClick={() => links.remove(id)}>
          Remove {value}
        </button>
      ))}
      <button type="submit">Send</button>
      {form.failure && <p role="alert">{form.failure.message}</p>}
      {form.isSent && <p role="status">Sent</p>}
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Company'), 'Arup');
  await userEvent.type(screen.getByLabelText('City'), 'Pune');
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form over a draft', () => {
  it('shows all problems beside their fields on the first submit, and focuses the first', async () => {
    const send = vi.fn(async () => {});
    render(<Job send={send} />);
    expect(screen.getByLabelText('Company')).not.toHaveAttribute('aria-invalid');
    await press();
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Name the company');
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Name the city');
    expect(screen.getByLabelText('Company')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Company'), 'A');
    expect(screen.getByLabelText('Company')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid');
    expect(send).not.toHaveBeenCalled();
  });

  it('is submitted once even if the button is pressed twice', async () => {
    let answer = () => {};
    const send = vi.fn(() => new Promise<void>((done) => (answer = done)));
    render(<Job send={send} />);
    await fill();
    await press();
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...EMPTY, company: 'Arup', place: { city: 'Pune' } });
    await act(async () => answer());
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
  });

  it('a server refusal stays beside its field until that field is edited, even while others are edited', async () => {
    const refusal = Object.assign(new Error('Look again'), {
      fields: [{ path: 'data.company', message: 'Nobody knows it' }],
    });
    render(<Job send={() => Promise.reject(refusal)} />);
    await fill();
    await press();
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Nobody knows it');
    expect(screen.getByLabelText('Company')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Look again');
    await userEvent.type(screen.getByLabelText('City'), ' West');
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Nobody knows it');
    await userEvent.type(screen.getByLabelText('Company'), ' Ltd');
    expect(screen.getByLabelText('Company')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps the draft across a reload, and removing a row removes no other', async () => {
    const { unmount } = render(<Job send={async () => {}} />);
    await fill();
    await userEvent.click(screen.getByLabelText('Still open'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove first' }));
    unmount();
    render(<Job send={async () => {}} />);
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
    expect(screen.getByLabelText('Still open')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Remove first' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove second' })).toBeVisible();
  });

  it('ignores stored values of another version of the page', () => {
    sessionStorage.setItem('job', JSON.stringify({ company: 7, links: 'none', gone: 'x' }));
    render(<Job send={async () => {}} />);
    expect(screen.getByLabelText('Company')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove first' })).toBeVisible();
  });

  it('names its fields for a submit without JavaScript', () => {
    const html = renderToString(<Job send={async () => {}} />);
    expect(html).toContain('name="company"');
    expect(html).toContain('name="place.city"');
  });
});

function Mail({ send }: { send: (emailId: string) => Promise<unknown> }) {
  const form = useNativeForm({
    judge: async ({ emailId }) =>
      judged({ emailId: String(emailId).includes('@') ? null : 'Enter an address' }, String(emailId)),
    send,
  });
  return (
    <form {...form.frame}>
      <TextInput label="Email" name="emailId" error={form.problemOf('emailId')} />
      <button type="submit">Send</button>
      {form.isSent && <p role="status">Sent</p>}
    </form>
  );
}

describe('a form of native fields', () => {
  it('sends what was typed before hydration', async () => {
    const send = vi.fn(async () => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Mail send={send} />);
    screen.getByLabelText<HTMLInputElement>('Email').value = 'noor@plinth.test';
    render(<Mail send={send} />, { container, hydrate: true });
    await press();
    expect(await screen.findByRole('status')).toHaveTextContent('Sent');
    expect(send).toHaveBeenCalledExactlyOnceWith('noor@plinth.test');
  });

  it('a problem takes the focus and stays until its field is edited', async () => {
    render(<Mail send={async () => {}} />);
    await press();
    const field = screen.getByLabelText('Email');
    expect(await screen.findByText('Enter an address')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, 'n');
    expect(field).not.toHaveAttribute('aria-invalid');
  });
});
