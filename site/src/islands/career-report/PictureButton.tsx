import type { SkillStanding } from '@plinth/domain/career-builder/career-result';
import type { Region } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import { school } from '../../school/school.ts';

/** The content of the picture: the drawing, and as text whose it is, for which role, and how close. */
export type Pictured = {
  skills: readonly SkillStanding[];
  whose: string;
  role: string;
  standing: string;
};

type Props = { pictured: Pictured; region: Region; onTold: (text: string) => void };

/** Saves the profile as a picture to post; the code that paints it is fetched on demand. */
export function PictureButton({ pictured, region, onTold }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { pictureOfPage } = await import('./picture-of-page.ts');
      const address = `${location.host}${careerBuilderPath(region)}`;
      const href = URL.createObjectURL(await pictureOfPage({ ...pictured, school: school.name, address }));
      const download = `profile-${pictured.role.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`;
      Object.assign(document.createElement('a'), { href, download }).click();
      URL.revokeObjectURL(href);
      onTold('The picture is saved. It shows the drawing and your first name, and no link to this page.');
    } catch {
      onTold('The picture could not be made here. The PDF shows the same.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={isBusy} onClick={() => void save()}>
      Save as a picture
    </Button>
  );
}
