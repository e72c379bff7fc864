import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inline } from '../../../site/build/inline.ts';

const built =
  '<head><script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>';
const styles = 'p::before{content:"$& –"}';
const formStyles = 'input::before{content:"$& -"}';

describe('the templates of pages', () => {
  const { template, formTemplate, hashes } = inline(built, styles, formStyles, '/assets/index.js');
  const [, script = ''] = /<script type="module">(.*)<\/script>/.exec(template) ?? [];
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

  it('contain styles and start script inline, and link to neither', () => {
    expect(template).toContain(`</script><style>${styles}</style></head>`);
    expect(script).toContain(`import('/assets/index.js')`);
    expect(template + formTemplate).not.toMatch(/stylesheet|src=/);
  });

  it('of forms also contain the forms’ styles', () => {
    expect(formTemplate.replace(`<style data-forms>${formStyles}</style>`, () => '')).toBe(template);
    expect(formTemplate).not.toBe(template);
  });

  it('have hashes of exactly their inline styles and script', () => {
    expect(hashes).toEqual({ styles: [hash(styles), hash(formStyles)], script: hash(script) });
  });

  it.each(['<link rel="stylesheet">', '<script type="module"></script>'])(
    'cannot be made from an index.html with only %s',
    (part) => {
      expect(() => inline(part, '', '', '')).toThrow('lacks');
    },
  );
});
