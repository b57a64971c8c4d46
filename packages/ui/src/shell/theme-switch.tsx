import { Moon, Sun } from 'lucide-react';
import { useI18n } from '../i18n/index.ts';
import { IconButton } from '../primitives/index.ts';

/** Night or day; kept in a cookie, so that the server draws the page in it at once. */
export function ThemeSwitch() {
  const { t } = useI18n();
  return (
    <IconButton label={t('theme.switch')} onClick={switchTheme}>
      <Sun size={18} strokeWidth={1.5} className="in-data-[theme=day]:hidden" aria-hidden />
      <Moon size={18} strokeWidth={1.5} className="hidden in-data-[theme=day]:block" aria-hidden />
    </IconButton>
  );
}

function switchTheme(): void {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'day' ? 'night' : 'day';
  root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
}
