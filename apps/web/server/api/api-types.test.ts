import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { CALLS } from '../../app/routes/api/v1/calls';
import { openApi } from './openapi.server';

const HEAD = `// Written by apps/web/server/api/api-types.test.ts from the description of the calls: change those, then
//   pnpm exec vitest run apps/web/server/api/api-types.test.ts --update

`;

it('the client knows the calls as they are described', async () => {
  const types = await openapiTS(JSON.stringify(openApi(CALLS, 'http://localhost')), {
    immutable: true,
    alphabetize: true,
  });
  await expect(HEAD + astToString(types)).toMatchFileSnapshot(
    '../../../../packages/core/src/client/described.ts',
  );
}, 60_000);
