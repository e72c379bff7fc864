import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inline } from '../../../site/build/inline.ts';

const built =
  '<head><script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>';
const styles = 'p::before{content:"$& –"}';

describe('the template', () => {
  const { template, hashes } = inline(built, styles, '/assets/index.js');
  const [, script = '', style = ''] = /<script type="module">(.*)<\/script><style>(.*)<\/style>/.exec(template) ?? [];
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

  it('has styles and the start of its script within it, and asks for neither', () => {
    expect(style).toBe(styles);
    expect(script).toContain(`import('/assets/index.js')`);
    expect(template).not.toMatch(/stylesheet|src=/);
  });

  it('is allowed by the hashes of just these', () => {
    expect(hashes).toEqual({ style: hash(style), script: hash(script) });
  });

  it.each(['<link rel="stylesheet">', '<script type="module"></script>'])('of nothing but %s is refused', (part) => {
    expect(() => inline(part, '', '')).toThrow('lacks');
  });
});
