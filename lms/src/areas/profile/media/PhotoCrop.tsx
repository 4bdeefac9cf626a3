import { Button } from '@plinth/ui/Button';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import * as css from '../profile.css.ts';
import { cropSquare, pullView, type View } from './crop-square.ts';

const SHOWN = 280;
const KEPT_MAX = 800;
const SLIDERS = [
  { name: 'zoom', label: 'Zoom', min: 1, max: 4, step: 0.1 },
  { name: 'x', label: 'Left to right', min: 0, max: 1, step: 0.02 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1, step: 0.02 },
] as const;

type PhotoCropProps = {
  picture: ImageBitmap;
  /** The file name of the cropped photo. */
  name: string;
  onUse: (photo: File) => void;
  onCancel: () => void;
};

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View) {
  const { left, top, size } = cropSquare(picture, view);
  canvas.getContext('2d')?.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height);
}

/** Chooses the square of a picture that others see, by dragging or with sliders. */
export function PhotoCrop({ picture, name, onUse, onCancel }: PhotoCropProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 });

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view);
  }, [picture, view]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const pulled = { right: event.movementX / width, down: event.movementY / width };
    setView((before) => pullView(picture, before, pulled));
  };

  const use = () => {
    const { size } = cropSquare(picture, view);
    const sheet = document.createElement('canvas');
    sheet.width = sheet.height = Math.min(KEPT_MAX, Math.round(size));
    draw(sheet, picture, view);
    sheet.toBlob(
      (blob) => blob && onUse(new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })),
      'image/jpeg',
      0.9,
    );
  };

  return (
    <div className={css.crop}>
      <canvas
        ref={canvas}
        width={SHOWN}
        height={SHOWN}
        className={css.canvas}
        role="img"
        aria-label="The part of the picture that others will see"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
      />
      <div className={css.sliders}>
        {SLIDERS.map((slider) => (
          <label key={slider.name} htmlFor={`${id}-${slider.name}`} className={css.slider}>
            {slider.label}
            <input
              id={`${id}-${slider.name}`}
              type="range"
              className={css.range}
              min={slider.min}
              max={slider.max}
              step={slider.step}
              value={view[slider.name]}
              onChange={({ target }) =>
                setView((before) => ({ ...before, [slider.name]: Number(target.value) }))
              }
            />
          </label>
        ))}
        <div className={css.footer}>
          <Button size="s" onClick={use}>
            Use this part
          </Button>
          <Button size="s" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
