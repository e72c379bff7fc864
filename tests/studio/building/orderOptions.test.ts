// Options in another order keep their values, labels and translations, and the layout of the file.
import { expect, it } from 'vitest';
import { goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

const schema = `{
  "type": "object",
  "properties": {
    "way": { "type": "string", "title": "Way", "enum": ["bus", "foot", "car"], "enumNames": ["By bus", "On foot", "By car"] },
    "size": { "type": "integer", "title": "Size", "enum": [2, 1] },
    "day": { "type": "string", "title": "Day", "oneOf": [{ "const": "mon", "title": "Monday" }, { "const": "tue", "title": "Tuesday" }] }
  }
}
`;
const arabic = {
  '/properties/way/title': 'الطريق',
  '/properties/way/enum/bus': 'بالحافلة',
  '/properties/way/enum/foot': 'مشيًا',
  '/properties/way/enum/car': 'بالسيارة',
  '/properties/size/title': 'الحجم',
  '/properties/day/title': 'اليوم',
  '/properties/day/oneOf/0/title': 'الاثنين',
  '/properties/day/oneOf/1/title': 'الثلاثاء',
};
const order = async (name: string, values: readonly unknown[]) => {
  const words = { 'form.json': goodFiles['trip/ar.json']['form.json'], 'who.schema.json': arabic };
  const folder = writeForm({ 'trip/who.schema.json': schema, 'trip/who.ui.json': {}, 'trip/ar.json': words });
  const action = { kind: 'order-options', question: { step: 'who', path: [], name }, values } as const;
  const files = await planned(folder, 'trip', action);
  return (file: string) => files.find((one) => one.name === `trip/${file}`)?.after;
};

it('an enumeration is put into another order with its labels', async () => {
  const after = await order('way', ['car', 'bus', 'foot']);
  const names = '["By car", "By bus", "On foot"]';
  expect(after('who.schema.json')).toBe(
    schema
      .replace('["bus", "foot", "car"]', '["car", "bus", "foot"]')
      .replace('["By bus", "On foot", "By car"]', names),
  );
  expect(after('ar.json')).toBeUndefined();
  expect((await order('size', [1, 2]))('who.schema.json')).toContain('"enum": [1, 2]');
});

it('constants with titles take their translations along', async () => {
  const after = await order('day', ['tue', 'mon']);
  expect(JSON.parse(after('who.schema.json') ?? '').properties.day.oneOf).toEqual([
    { const: 'tue', title: 'Tuesday' },
    { const: 'mon', title: 'Monday' },
  ]);
  expect(JSON.parse(after('ar.json') ?? '')['who.schema.json']).toMatchObject({
    '/properties/day/oneOf/0/title': 'الثلاثاء',
    '/properties/day/oneOf/1/title': 'الاثنين',
  });
});

it.each([
  ['of other options', ['car', 'bus', 'boat'], 'The options of “way” are others by now'],
  ['that they have', ['bus', 'foot', 'car'], 'They are in this order already.'],
])('an order %s is refused', async (_, values, problem) => {
  await expect(order('way', values)).rejects.toThrow(problem);
});
