import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileInput } from './FileInput.tsx';
import { formatBytes } from './format-bytes.ts';

it('a chosen file is passed to the caller', async () => {
  const onSelect = vi.fn();
  render(<FileInput label="Résumé" onSelect={onSelect} />);
  const file = new File(['%PDF'], 'asha.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Résumé'), file);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(file);
});

it('with onSelectAll several files are passed at once, and the same files can be chosen again', async () => {
  const onSelectAll = vi.fn();
  render(<FileInput label="Sheets" onSelectAll={onSelectAll} />);
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
  await userEvent.upload(screen.getByLabelText('Sheets'), files);
  await userEvent.upload(screen.getByLabelText('Sheets'), files);
  expect(onSelectAll.mock.calls).toEqual([[files], [files]]);
});

it('a file being uploaded shows its progress and size', () => {
  render(
    <FileInput
      label="Résumé"
      onSelect={vi.fn()}
      file={{ name: 'asha.pdf', sizeBytes: 2_400_000 }}
      progress={62}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Sending asha.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  expect(screen.getByText('2.4 MB')).toBeVisible();
});

it('VALID-18 a failed file shows its error and can be sent again or removed', async () => {
  const onRetry = vi.fn();
  const onRemove = vi.fn();
  render(
    <FileInput
      label="Résumé"
      onSelect={vi.fn()}
      file={{ name: 'asha.pdf' }}
      error="The file did not arrive. Send it again."
      onRetry={onRetry}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByText('The file did not arrive. Send it again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send asha.pdf again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove asha.pdf' }));
  expect([onRetry.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  [830, '830 B'],
  [830_400, '830 KB'],
  [999_600, '1.0 MB'],
  [12_300_000, '12 MB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
