import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LateNote } from './LateNote';

const dueDate = '2026-03-10T04:30:00.000Z';

describe('the note about a late instalment', () => {
  it('ENUM-45 is shown through all of the last day with access, which it names, and not after it', () => {
    const noteAt = (now: string) => <LateNote dueDate={dueDate} now={now} isCourseOver={false} />;
    const { rerender } = render(noteAt('2026-03-24T18:29:00.000Z'));
    expect(screen.getByText(/After 24 March, 2026 you have no access/)).toBeVisible();
    rerender(noteAt('2026-03-24T18:31:00.000Z'));
    expect(screen.queryByText(/no access/)).toBeNull();
  });
});
