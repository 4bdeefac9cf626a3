import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { refuses } from '../../../../test/server.ts';
import { PhotoField } from './PhotoField.tsx';

it('VALID-46 a photo that the school refuses as too large says so at its field', async () => {
  const message = 'That is more than the 5 MB that may be sent here.';
  refuses('profiles', 'savePhoto', 413, 'PAYLOAD_TOO_LARGE', message);
  await renderPage(<PhotoField name="Asha Test" media={[]} onChange={vi.fn()} />);
  const field = () => screen.getByLabelText(/^Photo/);
  fireEvent.change(field(), { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)));
});
