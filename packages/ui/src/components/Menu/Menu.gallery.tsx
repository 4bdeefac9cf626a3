import Download from 'lucide-react/icons/download';
import LogOut from 'lucide-react/icons/log-out';
import { icon } from '../../private/icon.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

export const states = {
  'account menu': (
    <Menu
      width="account"
      align="start"
      trigger={<Button size="s">Asha Rao</Button>}
      entries={[
        { kind: 'heading', id: 'who', label: 'learner@plinth.test' },
        { kind: 'link', id: 'hub', label: 'Learner hub', href: '#hub', note: '2' },
        {
          kind: 'action',
          id: 'letter',
          label: 'Offer letter',
          icon: <Download {...icon} />,
          onSelect: () => undefined,
        },
        {
          kind: 'action',
          id: 'placement',
          label: 'Placement hub',
          disabled: true,
          onSelect: () => undefined,
        },
        { kind: 'separator', id: 'line' },
        {
          kind: 'action',
          id: 'out',
          label: 'Sign out',
          icon: <LogOut {...icon} />,
          danger: true,
          onSelect: () => undefined,
        },
      ]}
    />
  ),
};
