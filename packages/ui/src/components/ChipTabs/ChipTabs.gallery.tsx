import { useState } from 'react';
import { ChipTabs } from './ChipTabs.tsx';

function Demo() {
  const [value, setValue] = useState('ONGOING');
  return (
    <ChipTabs
      label="Cohorts"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'ONGOING', label: 'Ongoing', count: 2 },
        { value: 'UPCOMING', label: 'Upcoming', count: 1 },
        { value: 'COMPLETED', label: 'Completed', count: 4 },
        { value: 'CANCELLED', label: 'Cancelled' },
      ]}
    />
  );
}

export const states = { hub: <Demo /> };
