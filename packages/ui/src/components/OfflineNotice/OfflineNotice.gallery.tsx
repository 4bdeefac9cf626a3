import CloudOff from 'lucide-react/icons/cloud-off';
import { icon } from '../../private/icon.ts';
import * as css from './OfflineNotice.css.ts';

export const states = {
  offline: (
    <div className={css.notice}>
      <CloudOff {...icon} size={16} />
      You are offline. What is open stays readable; nothing new is sent.
    </div>
  ),
};
