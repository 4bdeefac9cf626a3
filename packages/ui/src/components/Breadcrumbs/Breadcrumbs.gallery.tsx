import { Breadcrumbs } from './Breadcrumbs.tsx';

export const states = {
  'three deep': (
    <Breadcrumbs
      items={[
        { label: 'Curriculum', href: '#curriculum' },
        { label: '03 Coordination', href: '#module' },
        { label: '3.2 Clash tests that end' },
      ]}
    />
  ),
};
