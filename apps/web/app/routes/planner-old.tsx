import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { languageOf } from '../server/page.server';

/** The planner's former address; what the hash names comes along with the browser. */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(`/${languageOf(params)}/planner`, 301);
}
