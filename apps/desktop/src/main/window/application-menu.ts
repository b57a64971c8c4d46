import type { Menu, MenuItemConstructorOptions } from 'electron';

/**
 * The program's menu: none, but on macOS, where copying and quitting by keys hang on it. Electron's own would reload,
 * zoom without bounds and open the developer's tools.
 */
export function applicationMenu(
  platform: NodeJS.Platform,
  menus: Pick<typeof Menu, 'buildFromTemplate'>,
): Menu | null {
  if (platform !== 'darwin') return null;
  const items: MenuItemConstructorOptions[] = [
    { role: 'appMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ];
  return menus.buildFromTemplate(items);
}
