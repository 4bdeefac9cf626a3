import { proxy } from 'valtio';

/** Whether the palette is open over the page. */
export const palette = proxy({ isOpen: false });

export const setPalette = (isOpen: boolean): void => {
  palette.isOpen = isOpen;
};
