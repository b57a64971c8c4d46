import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { chooseLanguage } from '../server/choose-language.server';

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/${chooseLanguage(request)}`, {
    headers: { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'no-store' },
  });
}
