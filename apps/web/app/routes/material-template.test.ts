import { expect, it } from 'vitest';
import { smallContext } from '../../server/test/small-site';
import { loader } from './material-template';

it('the empty item page of former days leads to the list of items', () => {
  const answer = loader({
    request: new Request('http://localhost/jp/material_template'),
    params: { lang: 'jp' },
    context: { ...smallContext, origin: 'https://trailbook.example' },
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/jp/materials']);
});
