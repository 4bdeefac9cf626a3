import { fields, list, sentence } from './form-fields.ts';

const title = sentence('title', 80).meta({
  title: 'Headline',
  description: 'The largest words of the home page',
  part: 'main',
});

const lead = sentence('lead', 240).meta({
  title: 'Under the headline',
  description:
    'Follows a sentence that names what is taught in the region; that one is made from the catalogue',
});

const region = (label: string) =>
  fields({ title: title.optional(), lead: lead.optional() }).optional().meta({ title: label });

const MOST_STEPS = 5;

/** `home.yaml`: the words of the home pages, one file for all regions. Courses, dates and fees stand in the catalogue. */
export const homeSchema = fields({
  title,
  lead,
  careerBuilder: fields({
    title: sentence('careerBuilder: title', 80).meta({ title: 'Title' }),
    text: sentence('careerBuilder: text').meta({ title: 'Text' }),
  }).meta({ title: 'Career builder', part: 'career-builder' }),
  stepsTitle: sentence('stepsTitle', 60).meta({ title: 'Title of the steps', part: 'how' }),
  steps: list(
    fields({
      title: sentence('steps: title', 60).meta({ title: 'Title' }),
      text: sentence('steps: text', 200).meta({ title: 'Text' }),
    }),
    3,
    'step',
  )
    .max(MOST_STEPS, `give at most ${MOST_STEPS}, which stand side by side: remove a step`)
    .meta({
      title: 'Steps',
      description: `Three to ${MOST_STEPS}, from the application to the end`,
      part: 'how',
      item: 'step',
    }),
  regions: fields({
    INDIA: region('India'),
    US: region('USA, Canada and Europe'),
    ROW: region('Outside of India and the US'),
  })
    .default({})
    .meta({ title: 'Regions', description: 'What a region says differently' }),
});
