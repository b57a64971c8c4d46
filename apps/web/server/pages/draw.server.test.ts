import { createElement, lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { draw } from './draw.server';

const page = (part: Parameters<typeof createElement>[0]) =>
  createElement('html', null, createElement(Suspense, { fallback: '…' }, createElement(part)));

it('draws a document, and asks for what follows once it is drawn', async () => {
  let isDrawn = false;
  const part = () => {
    isDrawn = true;
    return '<!--$!-->';
  };
  expect(await draw(page(part), () => (isDrawn ? '<script></script>' : ''))).toBe(
    '<!DOCTYPE html><html><!--$-->&lt;!--$!--&gt;<!--/$--></html><script></script>',
  );
});

it('throws the fault of a part, or where one would have to be waited for', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(draw(page(broken), () => '')).rejects.toThrow('broken');
  const waiting = lazy(() => new Promise<never>(() => undefined));
  await expect(draw(page(waiting), () => '')).rejects.toThrow('waited for');
});
