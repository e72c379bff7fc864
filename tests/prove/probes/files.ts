// Limits of the files of one question, within those of the form.
import { answered, choice, file, type Probes, required, text, when } from './probe.ts';

const form = { attachments: { maxBytes: 5_242_880, types: ['application/pdf', 'image/jpeg', 'image/png'] } };
const photo = { ...file, attachments: { maxBytes: 1_048_576, types: ['image/jpeg', 'image/png'] } };
const sent = (name: string, type: string, size: number) => ({ id: 'a', name, type, size });
const picture = sent('face.png', 'image/png', 1_048_576);
const paper = sent('paper.pdf', 'application/pdf', 5_242_880);

export const files: Probes = {
  'a photo smaller than the other files': {
    schema: { properties: { photo, paper: file }, ...required('photo') },
    form,
    stored: [{ photo: picture }, { photo: picture, paper }],
    sentBack: [
      [{ photo: paper }, { photo: 'The file must be JPEG or PNG' }],
      [{ photo: { ...picture, size: 1_048_577 } }, { photo: 'The file is larger than 1 MB' }],
      [{ photo: picture, paper: { ...paper, size: 5_242_881 } }, { paper: 'The file is larger than 5 MB' }],
    ],
  },
  'only fewer types': {
    schema: { x: { ...file, attachments: { types: ['application/pdf'] } } },
    form,
    stored: [{ x: paper }],
    sentBack: [[{ x: picture }, { x: 'The file must be PDF' }]],
  },
  'several, at most two': {
    schema: { x: { type: 'array', maxItems: 2, items: photo } },
    form,
    stored: [{ x: [picture] }, { x: [picture, { ...picture, id: 'b' }] }],
    sentBack: [[{ x: [paper] }, { 'x[0]': 'The file must be JPEG or PNG' }]],
  },
  'less than a megabyte': {
    schema: { x: { ...file, attachments: { maxBytes: 20_480 } } },
    form,
    sentBack: [[{ x: picture }, { x: 'The file is larger than 20 kB' }]],
  },
  'in a branch': {
    schema: { properties: { k: choice }, ...when(answered('k'), { properties: { x: photo } }) },
    form,
    stored: [{ k: 'a', x: picture }],
  },

  'larger than the form allows': {
    schema: { x: { ...file, attachments: { maxBytes: 9_000_000 } } },
    form,
    refused: /may have 9000000 bytes.*at most 5242880.*raise "maxBytes" in form\.json/,
  },
  'a type that the form does not allow': {
    schema: { x: { ...file, attachments: { types: ['image/png'] } } },
    form: { attachments: { maxBytes: 5_242_880, types: ['application/pdf'] } },
    refused: /"image\/png".*add "image\/png" to "types" in form\.json/,
  },
  'without limits of the form': { schema: { x: photo }, refused: /sets no limits.*form\.json/ },
  'on a text': {
    schema: { x: { ...text, attachments: { maxBytes: 1000 } } },
    form,
    refused: /"attachments" has no effect on what is not a file.*beside "format"/,
  },
  'beside several files': {
    schema: { x: { type: 'array', maxItems: 2, items: file, attachments: { maxBytes: 1000 } } },
    form,
    refused: /"attachments" has no effect on what is not a file.*"items"/,
  },
  'in a branch that narrows': {
    schema: {
      properties: { k: choice, x: file },
      ...when(answered('k'), { properties: { x: { attachments: { maxBytes: 1000 } } } }),
    },
    form,
    refused: /"attachments" has no effect in a branch/,
  },
};
