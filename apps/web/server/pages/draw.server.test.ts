import { createElement, lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { draw } from './draw.server';

const page = (part: Parameters<typeof createElement>[0]) =>
  createElement('html', null, createElement(Suspense, { fallback: '…' }, createElement(part)));

it('is a document', async () => {
  const part = () => '<!--$!-->';
  expect(await draw(page(part))).toBe(
    '<!DOCTYPE html><html><!--$-->&lt;!--$!--&gt;<!--/$--></html>',
  );
});

it('throws the fault of a part, or where one would have to be waited for', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(draw(page(broken))).rejects.toThrow('broken');
  const waiting = lazy(() => new Promise<never>(() => undefined));
  await expect(draw(page(waiting))).rejects.toThrow('waited for');
});
