import { useQuery } from '@tanstack/react-query';
import { ownStaffQuery } from '../../data/staff.ts';
import type { PaletteEntry } from './palette-pages.ts';

/** The office pages the user's roles open; the list is loaded only for staff. */
export function useOfficePages(isStaff: boolean): readonly PaletteEntry[] {
  const own = useQuery({ ...ownStaffQuery(), enabled: isStaff });
  const list = useQuery({
    queryKey: ['palette', 'office-pages'],
    queryFn: async () => (await import('../../areas/office/office-pages.ts')).pagesFor,
    enabled: isStaff,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!own.data || !list.data) return [];
  return list
    .data(own.data.capabilities)
    .map(({ label, path }) => ({ id: path, title: label, detail: 'Office', path }));
}
