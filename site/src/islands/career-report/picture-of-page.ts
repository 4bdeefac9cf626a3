import { dark, light } from '@plinth/ui/theme/tokens';
import { type ProfilePicture, paintProfile } from './paint-profile.ts';

const familyOf = (place: string) => {
  const element = document.querySelector(place);
  return element ? getComputedStyle(element).fontFamily : 'sans-serif';
};

/** Paints the picture of a profile in the theme and faces of the page that shows it. */
export function pictureOfPage(texts: Omit<ProfilePicture, 'palette' | 'faces'>): Promise<Blob> {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  return paintProfile({
    ...texts,
    palette: isDark ? dark : light,
    faces: { heading: familyOf('h2'), mono: familyOf('figure text') },
  });
}
