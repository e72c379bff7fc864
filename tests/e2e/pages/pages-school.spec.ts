import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as alone } from '@playwright/test';
import { openPage } from '../support/alive.ts';
import { asDelivered, withPages } from '../support/asDelivered.ts';
import { origin, project } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';

const facts = JSON.parse(readFileSync(path.join(project, 'site/facts.json'), 'utf8'));

const divisions: readonly { address: string; name: string; rows: Readonly<Record<string, RegExp>> }[] = [
  {
    address: '/Preschool',
    name: 'Preschool',
    rows: {
      Years: /KG 1 to KG 3/,
      Ages: /3 to 5/,
      'Advisory session': /15 minutes/,
      'Readiness assessment': /groups of 4.* 30 minutes.* 5 areas/,
    },
  },
  {
    address: '/LowerElementary',
    name: 'Lower Elementary',
    rows: {
      Years: /Grades 1 to 3/,
      Ages: /6 to 8/,
      'The day': /8 sessions and 2 recesses/,
      'Advisory session': /15 minutes/,
      'STEAM programme': /Grade 3/,
      'Entrance exams': /September, April and July/,
    },
  },
  {
    address: '/UpperElementary',
    name: 'Upper Elementary',
    rows: {
      Years: /Grades 4 to 6/,
      Ages: /9 to 11/,
      'The day': /8 sessions and 2 recesses/,
      'Advisory session': /15 minutes/,
      'STEAM programme': /all three grades/,
      'Entrance exams': /September, April and July/,
    },
  },
  {
    address: '/Intermediate',
    name: 'Intermediate',
    rows: {
      Years: /Grades 7 to 9/,
      Ages: /12 to 15/,
      'The day': /8 sessions and 2 recesses/,
      'Advisory session': /15 minutes/,
      'STEAM programme': /Grades 7 and 8/,
      'At the end': /Brevet/,
      'Entrance exams': /September, April and July/,
    },
  },
  {
    address: '/Secondary',
    name: 'Secondary',
    rows: {
      Years: /Sophomore, Junior and Senior/,
      Grades: /10, 11 and 12/,
      Courses: /credit course system/,
      'Advisory session': /15 minutes/,
      'Entrance exams': /September, April and July/,
    },
  },
];

test.describe('the divisions', () => {
  asDelivered('site/content', 'site/facts.json');

  for (const { address, name, rows } of divisions) {
    test(`${name}: a message with portrait and e-mail link, and the facts of the division`, async ({ page }) => {
      await page.goto(address);
      const head = `Head of the ${name} Division`;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Division`);
      const letter = page.getByRole('region', { name: `A word from the ${head}` });
      await expect(letter.locator('figure img[alt=""]')).toBeVisible();
      await expect(letter.locator('figcaption')).toContainText(head);
      const subject = encodeURIComponent(head);
      await expect(letter.getByRole('link')).toHaveAttribute('href', `mailto:info@school.example?subject=${subject}`);
      const about = page.getByRole('region', { name: 'About The Division' });
      for (const [label, value] of Object.entries(rows)) {
        const row = about.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
        await expect(row.getByRole('cell')).toHaveText(value);
      }
      await expect(about.getByRole('rowheader')).toHaveCount(Object.keys(rows).length);
    });
  }
});

for (const [address, signature] of [
  ['/Principal', 'Signature of the Principal'],
  ['/Eminence', 'توقيع راعي الأبرشيّة'],
] as const) {
  test(`${address} shows a portrait and a signature`, async ({ page }) => {
    withPages(address);
    await page.goto(address);
    for (const image of [page.locator('figure img[alt=""]'), page.getByRole('img', { name: signature })]) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
  });
}

test('the bishop’s message is in Arabic, from right to left', async ({ page }) => {
  withPages('/Eminence');
  await page.goto('/Eminence');
  await expect(page).toHaveTitle(/كلمة صاحب السيادة.*His Eminence/);
  const message = page.locator('section[lang="ar"][dir="rtl"]');
  await expect(message).toHaveCSS('direction', 'rtl');
  const salutation = message.getByText('أيّها الأحبّاء،', { exact: true });
  await expect(salutation).toBeVisible();
  await expect(salutation).toHaveCSS('text-align', 'start');
});

test('on Arabic pages the principal’s letter is English with lang and dir, the bishop’s has neither', async ({
  page,
}) => {
  withPages('/Principal', '/Eminence');
  await page.goto('/ar/Principal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كلمة مدير المدرسة');
  const letter = page.getByRole('main').locator('[lang="en"]');
  await expect(letter).toHaveCount(1);
  await expect(letter).toHaveCSS('direction', 'ltr');
  await expect(letter).toContainText('Dear parents, dear learners, dear friends,');
  await expect(letter.getByRole('img', { name: 'Signature of the Principal' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'اكتبوا إلى مدير المدرسة' })).toBeVisible();
  await page.goto('/ar/Eminence');
  await expect(page.getByRole('main').locator('[lang]')).toHaveCount(0);
  await expect(page.getByText('أيّها الأحبّاء،', { exact: true })).toHaveCSS('direction', 'rtl');
});

test('the anthem can be played, and its words are shown in both languages', async ({ page }) => {
  const audioRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) audioRequests.push(request.url());
  });
  withPages('/Anthem');
  await page.goto('/Anthem');
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('controls', '');
  await audio.evaluate((player: HTMLAudioElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.duration)).toBeGreaterThan(30);
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0);
  expect(audioRequests[0]).toBe(`${origin}/audio/anthem.mp3`);
  await expect(page.getByRole('img', { name: /score/i })).toBeVisible();
  await expect(page.locator('[lang="ar"][dir="rtl"]').first()).toBeVisible();
});

const inArabicDigits = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

const downloads = [
  {
    address: '/Protocol',
    download: 'Download',
    size: (kilobytes: number) => `${kilobytes} kB`,
    titles: ['School Life Protocol', 'Learner Profile', 'Health Office Policy and Procedures'],
    lang: 'en',
  },
  {
    address: '/ar/Protocol',
    download: 'تنزيل',
    size: (kilobytes: number) => `${inArabicDigits(kilobytes)} كيلوبايت`,
    titles: ['ميثاق الحياة المدرسية', 'ملامح المتعلّم', 'سياسة مكتب الصحة وإجراءاته'],
    lang: 'ar',
  },
];

for (const { address, titles, download: word, size } of downloads) {
  test(`${titles.join(', ')}: each is a PDF to download`, async ({ page, request }) => {
    await page.goto(address);
    for (const title of titles) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card).toContainText(/PDF/);
      const link = card.getByRole('link', { name: `${word} ${title}` });
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      const bytes = await answer.body();
      await expect(card).toContainText(size(Math.round(bytes.length / 1000)));
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect((await readFile(await download.path())).equals(bytes)).toBe(true);
    }
  });
}

test.describe('the documents', () => {
  asDelivered('site/public/documents');

  test('say their language', async ({ page, request }) => {
    for (const { address, lang } of downloads) {
      await page.goto(address);
      for (const link of await page.locator('main a[href$=".pdf"]').all()) {
        const bytes = await (await request.get((await link.getAttribute('href')) ?? '')).body();
        expect(bytes.toString('latin1')).toContain(`/Lang (${lang})`);
      }
    }
  });
});

// It requests another host, which no other test may.
alone('the map’s service is asked for nothing before the visitor asks for the map', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    },
  );
  await openPage(page, '/ContactUs');
  const reach = page.getByRole('region', { name: 'How to reach us' });
  const show = reach.getByRole('button', { name: 'Show the map' });
  await show.scrollIntoViewIfNeeded();
  await expect(show).toHaveAccessibleDescription(/contacts that service/);
  expect(elsewhere).toEqual([]);
  await show.click();
  const frame = reach.locator('iframe');
  await expect(frame).toHaveAttribute('title', `Map of ${facts.place.en}`);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  expect(elsewhere.map((url) => new URL(url).origin)).toEqual(['https://www.openstreetmap.org']);
  await expect(reach.getByRole('link', { name: 'Open the map on OpenStreetMap' })).toBeVisible();
});
