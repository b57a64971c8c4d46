import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { hasForeignNames } from '@trailbook/pages';
import { screenAt } from '@trailbook/ui/pages';
import { ForeignNamesNote } from '@trailbook/ui/screens/foreign-names';
import { listModel, rowOf } from '../../server/pages/models.server';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

/** Every list: which one it is, its address says. */
export async function loader(args: LoaderFunctionArgs) {
  const row = rowOf(args.request, 'list');
  const page = await pageFacts(args, row.label);
  const model = listModel(row, args.context.lookupFor(page.language));
  return { page, model: pack(model), isPartlyEnglish: hasForeignNames(model) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function ListRoute() {
  const Screen = screenAt(useLocation().pathname);
  const { isPartlyEnglish, ...data } = useLoaderData<typeof loader>();
  const model = useUnpacked(data.model);
  return (
    <>
      <Screen {...model} />
      {isPartlyEnglish && <ForeignNamesNote />}
    </>
  );
}
