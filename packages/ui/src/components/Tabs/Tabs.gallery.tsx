import { Tabs } from './Tabs.tsx';

export const states = {
  'chosen, count, disabled': (
    <Tabs
      label="Module"
      items={[
        { value: 'topics', label: 'Topics', count: 4, content: 'Four topics, about six hours.' },
        { value: 'quiz', label: 'Quiz', content: 'Twelve questions.' },
        { value: 'files', label: 'Files', count: 11, content: 'Eleven files.' },
        { value: 'capstone', label: 'Capstone', disabled: true, content: '' },
      ]}
    />
  ),
};
