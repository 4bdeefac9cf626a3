import { Timeline } from './Timeline.tsx';

export const states = {
  'a cohort': (
    <Timeline
      label="Cohort dates"
      events={[
        {
          id: 'on',
          date: '2026-10-05',
          dateText: '05 Oct 2026',
          title: 'Onboarding',
          detail: 'Forms and software',
          state: 'past',
        },
        {
          id: 'm1',
          date: '2026-10-12',
          dateText: '12 Oct',
          title: 'Module 1',
          detail: 'ISO 19650 and the BEP',
          state: 'past',
        },
        {
          id: 'm3',
          date: '2026-11-21',
          dateText: '21 Nov',
          title: 'Module 3',
          detail: 'Coordination in Navisworks',
          state: 'now',
        },
        { id: 'cap', date: '2027-01-12', dateText: '12 Jan 2027', title: 'Capstone', state: 'future' },
        {
          id: 'ev',
          date: '2027-02-20',
          dateText: '20 Feb',
          title: 'Evaluation day',
          detail: '10:00 IST',
          state: 'future',
        },
      ]}
    />
  ),
};
