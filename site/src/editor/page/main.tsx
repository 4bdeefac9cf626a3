import '@plinth/ui/fonts.css';
import '@plinth/ui/theme/reset.css';
import { createRoot } from 'react-dom/client';
import { EditorPage } from './EditorPage.tsx';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<EditorPage />);
