import { expect, it } from 'vitest';
import { furtherAddresses } from '../../../site/build/furtherAddresses.ts';

it.each([
  [{ path: '/' }, []],
  [{ path: '/Mission' }, ['/mission']],
  [{ path: '/FAQ', aliases: ['/Faq'] }, ['/faq', '/Faq']],
  [{ path: '/employment/hr', aliases: ['/hr', '/Vacancy'] }, ['/hr', '/Vacancy', '/vacancy']],
])('the further addresses of %o are %o', (page, addresses) => {
  expect(furtherAddresses(page)).toEqual(addresses);
});
