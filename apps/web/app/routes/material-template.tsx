import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { languageOf } from '../server/page.server';

/** An empty item page of former days; every item has its own now. */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(`/${languageOf(params)}/materials`, 301);
}
