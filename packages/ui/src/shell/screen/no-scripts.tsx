import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { placesOfLists } from '../pages/index.ts';

/** Tells who has no scripts what the page takes them for, and what there is to read without any. */
export function NoScripts({ text }: { text: string }) {
  return (
    <noscript>
      <NoScriptsText text={text} />
    </noscript>
  );
}

/** Drawn by the server alone: a browser that runs this leaves out what is within. */
function NoScriptsText({ text }: { text: string }) {
  const { t, language } = useI18n();
  return (
    <section className="flex flex-col gap-4 rounded-sheet border border-line-strong bg-surface p-5">
      <p className="max-w-prose">{text}</p>
      <h2 className="font-display text-lg font-semibold">{t('noScripts.read')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6">
        {placesOfLists().map(({ label, path }) => (
          <li key={path}>
            <Link
              to={`/${language}${path}`}
              className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
