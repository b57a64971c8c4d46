import { Moon, Sun } from 'lucide-react';
import { useI18n } from '../i18n/index.ts';
import { setTheme, shownTheme } from '../platform/appearance.ts';
import { IconButton } from '../primitives/index.ts';

/** Night or day; kept in a cookie, which the page's first script reads. */
export function ThemeSwitch() {
  const { t } = useI18n();
  return (
    <IconButton
      label={t('theme.switch')}
      onClick={() => setTheme(shownTheme() === 'day' ? 'night' : 'day')}
    >
      <Sun strokeWidth={1.5} className="size-4.5 in-data-[theme=day]:hidden" aria-hidden />
      <Moon strokeWidth={1.5} className="size-4.5 hidden in-data-[theme=day]:block" aria-hidden />
    </IconButton>
  );
}
