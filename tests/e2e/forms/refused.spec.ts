// Browsers that refuse to store anything, or some of it: the form works, says so, and restores what was stored.
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { onDevice } from '../support/device.ts';
import { admission, example, field, heading, openForm, option } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';
import { Walker } from '../support/walker.ts';

asDelivered('admission');

test.use({ fresh: true });

const firstName = 'learnerInfo[firstName]';
const step = (index: number) => `${admission.steps[index]?.label} ${admission.title}`;

test.describe('a browser without storage', () => {
  const noStorage =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Denied', 'SecurityError'); } });";

  for (const [name, script] of [
    ['refuses storage', "indexedDB.open = () => { throw new DOMException('Denied', 'SecurityError'); }"],
    ['has no storage', "Object.defineProperty(window, 'indexedDB', { value: undefined })"],
    ['is full', "IDBObjectStore.prototype.put = () => { throw new DOMException('Full', 'QuotaExceededError'); }"],
  ] as const) {
    test(`${name}: the form works and says that nothing is kept`, async ({ page }) => {
      await page.addInitScript(noStorage + script);
      await openForm(page);
      const said = page.getByText('This browser keeps nothing on this device.');
      await expect(said).toBeVisible();
      const walker = new Walker(page, example('minimal').flat);
      await walker.passStep();
      await expect(heading(page)).toHaveText(step(1));
      await expect(said).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText(step(0));
      await expect(field(page, firstName)).toHaveValue(String(new Map(example('minimal').flat).get(firstName)));
      await openForm(page);
      await expect(field(page, firstName)).toHaveValue('');
    });
  }
});

test.describe('a browser that refuses some storage', () => {
  const refuse = (what: string, how: string) => `
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      const isRefused = [value, ...Object.values(Object(value))].some((one) => ${what});
      if (!isRefused) return put.call(this, value, key);
      ${how}
    };`;
  const full = "throw new DOMException('Full', 'QuotaExceededError');";
  // Error preparing Blob/File data to be stored in object store.
  const refused =
    'const request = put.call(this, 0, key); request.onsuccess = () => this.transaction.abort(); return request;';

  for (const [name, script, comesBack] of [
    ['no blobs, as private windows of WebKit', refuse('one instanceof Blob', refused), true],
    ['no files', refuse('one instanceof ArrayBuffer || one instanceof Blob', full), false],
    ['nothing in its database', refuse('true', full), false],
  ] as const) {
    test(`${name}: answers are restored, and files are restored or reported as not kept`, async ({ page }) => {
      await page.addInitScript(script);
      await openForm(page);
      await field(page, firstName).fill('Maya');
      await option(page, 'learnerInfo[vistedSpecialist]', 'yes').check();
      const buffer = Buffer.from(wholeFile('application/pdf'));
      await field(page, 'learnerInfo[report]').setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer });
      const attached = page.locator('.upload-files');
      await expect(attached).toContainText('r.pdf');
      await expect(page.getByText('Last saved')).toBeVisible();
      await expect(attached.getByText('not kept on this device')).toHaveCount(comesBack ? 0 : 1);
      await expectAccessible(page);
      if (comesBack)
        await expect
          .poll(async () => Object.keys(await onDevice(page)))
          .toContainEqual(expect.stringMatching(/ file /));
      await page.reload();
      await expect(page.getByText('are here again')).toBeVisible();
      await expect(field(page, firstName)).toHaveValue('Maya');
      await expect(attached).toHaveCount(comesBack ? 1 : 0);
      await expect(page.getByText('could not be brought back')).toHaveCount(comesBack ? 0 : 1);
    });
  }
});
