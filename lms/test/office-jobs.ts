import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import type { OfficeOpeningDetail } from '@plinth/domain/jobs/office-opening';
import { idOf } from './people.ts';

/** Studio West, with two openings, of which one is open. */
export const employerOf = (change: Partial<OfficeEmployer> = {}): OfficeEmployer => ({
  employerId: idOf('30'),
  name: 'Studio West',
  website: '',
  contactName: 'Mira',
  contactEmailId: 'mira@west.test',
  notes: '',
  createdAt: '2026-11-01T08:30:00.000Z',
  updatedAt: '2026-11-02T08:30:00.000Z',
  endedAt: null,
  openings: 2,
  openOpenings: 1,
  waiting: 3,
  stamp: 'one open',
  ...change,
});

/** A draft of Studio West's opening for a modeller. */
export const openingOf = (change: Partial<OfficeOpeningDetail> = {}): OfficeOpeningDetail => ({
  jobOpeningId: idOf('31'),
  reference: 'studio-west-modeller',
  title: 'BIM modeller',
  employerId: idOf('30'),
  companyName: 'Studio West',
  location: 'Pune',
  state: 'DRAFT',
  closingDate: '2026-12-20T18:29:59.999Z',
  applied: 0,
  offers: 0,
  updatedAt: '2026-11-02T08:30:00.000Z',
  waiting: 0,
  stamp: 'nobody waits',
  facts: {
    employerId: idOf('30'),
    title: 'BIM modeller',
    description: 'Models in Revit.',
    location: 'Pune',
    workMode: 'HYBRID',
    pay: { ctc: 48_000_000, currency: 'INR' },
    skills: ['Revit'],
    rounds: ['INTRODUCTION', 'HR'],
    closingDay: '2026-12-20',
    questions: [],
    criteria: { maxNoticePeriod: 30 },
  },
  ...change,
});
