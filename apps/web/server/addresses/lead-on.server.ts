import { redirect } from '@remix-run/node';
import { helpQuery } from '../../shared/help-query';

/** From a page that is elsewhere to where it is. Whoever the help sends is helped there, too. */
export function leadOn(request: Request, path: string, status: 301 | 302 = 302): Response {
  return redirect(path + helpQuery(new URL(request.url)), status);
}
