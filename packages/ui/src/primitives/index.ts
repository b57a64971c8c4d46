export { Button, IconButton } from './button.tsx';
export { classNames } from './class-names.ts';
export { Dialog } from './dialog.tsx';
export { FilterChips } from './filter-chips.tsx';
export { Menu, menuItem } from './menu.tsx';
export { MessageBar } from './message-bar.tsx';
export { Notice } from './notice.tsx';
export { NumberField } from './number-field.tsx';
export { SearchField } from './search-field.tsx';
