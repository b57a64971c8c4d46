import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from './create-icon';

const Dot = createIcon({
  name: 'dot',
  node: [['circle', { cx: '12', cy: '12', r: '2', key: 'a' }]],
});

describe('createIcon', () => {
  it('draws what Lucide names, as large and as strong as is asked', () => {
    expect(renderToStaticMarkup(<Dot size={18} strokeWidth={1.5} className="shrink-0" />)).toBe(
      '<svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" stroke-width="1.5"' +
        ' class="lucide-dot drawn-in-lines shrink-0">' +
        '<circle cx="12" cy="12" r="2"></circle></svg>',
    );
  });

  it('is heard where it has a name', () => {
    const html = renderToStaticMarkup(<Dot aria-label="to" />);
    expect(html).toContain('aria-label="to"');
    expect(html).not.toContain('aria-hidden');
  });
});
