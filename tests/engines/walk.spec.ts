// Every form from the first key to what arrives: the examples, by keyboard alone, with their files.
import { example, formFile } from '../e2e/support/formPage.ts';
import { expectPosted } from '../e2e/support/posted.ts';
import { shownErrors } from '../e2e/support/shownErrors.ts';
import { Walker } from '../e2e/support/walker.ts';
import { financialAidDocument } from '../forms/support/financialAidDocument.ts';
import { expect, languages, openForm, test, troubleOn } from './support/test.ts';

/** What is saved where that is not the answers themselves. */
const documents: Readonly<Record<string, typeof financialAidDocument>> = { 'financial-aid': financialAidDocument };

interface Submits {
  readonly submit: { readonly post?: string; readonly download?: string };
}

for (const { language, prefix } of languages) {
  for (const id of ['contact', 'financial-aid', 'admission']) {
    for (const name of ['minimal', 'maximal'] as const) {
      test(`${id}, ${name}, ${language}`, async ({ driver, recording }) => {
        const { steps, route, submit } = formFile<Submits>(id);
        const { answers, flat } = example(name, id);
        const hand = name === 'minimal' ? 'typed' : language === 'ar' ? 'in-arabic-digits' : 'pasted';
        const walker = new Walker(driver, flat, hand);
        const heading = () => driver.evaluate(() => document.querySelector('h1')?.textContent);
        await openForm(driver, prefix + route);
        for (const _ of steps.slice(1)) {
          const before = await heading();
          await walker.passStep();
          await expect
            .poll(async () => ((await heading()) === before ? await shownErrors(driver) : 'left'))
            .toBe('left');
        }
        await walker.answerStep();
        expect([...walker.pending.keys()]).toEqual([]);

        const send = () => driver.keyboard.press('Enter');
        if (submit.download) {
          const { name: fileName, content } = await driver.saved(send);
          expect(fileName).toBe(submit.download);
          expect(content).toEqual(documents[id]?.(answers) ?? answers);
        } else {
          await send();
          await expect
            .poll(() => driver.evaluate(() => document.querySelector('.reference')?.textContent))
            .toBeTruthy();
          const [post] = recording.posts;
          expect([recording.posts.length, post?.status]).toEqual([1, 201]);
          if (post) await expectPosted(post, flat, walker.files);
        }
        expect(await troubleOn(driver)).toEqual([]);
      });
    }
  }
}
