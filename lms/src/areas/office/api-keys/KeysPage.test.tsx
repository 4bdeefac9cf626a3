import type { ApiKey } from '@plinth/domain/api-keys/api-key';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

const KEY: ApiKey = {
  keyId: idOf('95'),
  name: 'CRM',
  ending: 'x7Qe',
  capabilities: ['people.read'],
  state: 'ACTIVE',
  madeBy: 'Olga Test',
  createdAt: '2026-11-01T08:30:00.000Z',
  expiresAt: '2027-01-30T08:30:00.000Z',
  lastUsedAt: null,
  endedAt: null,
};
const CALL = {
  callId: idOf('96'),
  at: '2026-11-02T08:30:00.000Z',
  method: 'GET',
  path: '/v1/office/people',
  status: 200,
  address: '192.0.2.7',
};

beforeEach(() => {
  answers('officeKeys', 'list', { keys: [KEY], total: 1 });
  answers('officeKeys', 'listCalls', { calls: [CALL], total: 1 });
});

describe('API keys in the office', () => {
  it('ADOPT-10 are listed with their creator and last use', async () => {
    await openOffice('/office/api-keys');
    const row = within(await screen.findByRole('row', { name: /CRM/ }));
    for (const text of ['ends in x7Qe', 'In use', 'Olga Test', 'never'])
      expect(row.getByText(text)).toBeVisible();
  });

  it('ADOPT-10 a key is created with the ticked capabilities; what is missing is shown, and the key is displayed once', async () => {
    const sent = answers('officeKeys', 'make', { key: KEY, secret: 'school_key_abc' });
    await openOffice('/office/api-keys?open=make');
    const sheet = within(await screen.findByRole('dialog', { name: 'Create a key' }));
    await userEvent.type(sheet.getByLabelText(/^Program/), 'CRM');
    await userEvent.click(sheet.getByRole('button', { name: 'Create key' }));
    expect(await sheet.findByText('Choose at least one thing that it may do')).toBeVisible();
    expect(sheet.queryByRole('checkbox', { name: /invite colleagues/ })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('checkbox', { name: /open a person's page/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Create key' }));
    expect(await sheet.findByLabelText('Key')).toHaveValue('school_key_abc');
    expect(sent[0]?.body).toEqual({ name: 'CRM', capabilities: ['people.read'], days: 90 });
    await userEvent.click(sheet.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByRole('dialog', { name: 'CRM' })).toBeVisible();
  });

  it('ADOPT-10 a key that is over says when it expired, not until when it is valid', async () => {
    const key = { ...KEY, state: 'EXPIRED' as const, expiresAt: '2026-01-30T08:30:00.000Z' };
    answers('officeKeys', 'list', { keys: [key], total: 1 });
    await openOffice(`/office/api-keys?open=${KEY.keyId}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'CRM' }));
    expect(await sheet.findByText(/^Made .*, expired /)).toBeVisible();
    expect(sheet.queryByText(/valid until/)).toBeNull();
  });

  it('ADOPT-10 a key shows its calls and ends only after its name was typed; a refusal is shown', async () => {
    refuses('officeKeys', 'end', 404, 'NOT_FOUND', 'Key not found.');
    await openOffice(`/office/api-keys?open=${KEY.keyId}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'CRM' }));
    expect(await sheet.findByText('200 GET /v1/office/people')).toBeVisible();
    const end = sheet.getByRole('button', { name: 'End the key' });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(sheet, 'CRM');
    await userEvent.click(end);
    expect(await sheet.findByText('Key not found.')).toBeVisible();
    const sent = answers('officeKeys', 'end', { key: { ...KEY, state: 'ENDED' } });
    await userEvent.click(end);
    expect(await screen.findByText('Key CRM ended.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
