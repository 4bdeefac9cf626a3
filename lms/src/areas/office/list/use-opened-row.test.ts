import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { officeChanges } from '../../../stores/office-changes.ts';
import { useOpenedRow } from './use-opened-row.ts';

type Row = { id: string; state: string };
const rowOf = (id: string, state = 'OPEN'): Row => ({ id, state });
const keyOf = ({ id }: Row) => id;
type Opened = { key: string | undefined; rows: readonly Row[] };
const open = (rows: readonly Row[], key = 'a') => {
  const initialProps: Opened = { key, rows };
  return renderHook((now: Opened) => useOpenedRow(now.key, now.rows, keyOf), { initialProps });
};

describe('the row that an address opens', () => {
  it('OFFICE-08 is as the list has it now, and stays open as it was last read when the list no longer has it', () => {
    const { result, rerender } = open([rowOf('a')]);
    rerender({ key: 'a', rows: [rowOf('a', 'BEGUN'), rowOf('b')] });
    expect(result.current?.state).toBe('BEGUN');
    rerender({ key: 'a', rows: [rowOf('b')] });
    expect(result.current?.state).toBe('BEGUN');
    rerender({ key: 'a', rows: [rowOf('a', 'OVER')] });
    expect(result.current?.state).toBe('OVER');
  });

  it("OFFICE-08 closes when the user's own change took it out of the list", () => {
    const { result, rerender } = open([rowOf('a')]);
    act(() => {
      officeChanges.count += 1;
    });
    expect(result.current).toBeDefined();
    rerender({ key: 'a', rows: [] });
    act(() => {
      officeChanges.count += 1;
    });
    expect(result.current).toBeUndefined();
  });

  it('OFFICE-08 is none that the list never had, and none again once it was closed', () => {
    const { result, rerender } = open([rowOf('a')], 'z');
    expect(result.current).toBeUndefined();
    rerender({ key: 'a', rows: [rowOf('a')] });
    rerender({ key: undefined, rows: [] });
    rerender({ key: 'a', rows: [] });
    expect(result.current).toBeUndefined();
  });
});
