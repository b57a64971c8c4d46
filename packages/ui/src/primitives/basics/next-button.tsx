import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useNextKeys } from './command-key.ts';

/**
 * What a sheet's foot offers to do next, with the keys that do it from anywhere in the sheet: who tabs through a
 * long one finds them before its end.
 */
export function NextButton({ children, ...props }: Omit<ComponentProps<typeof Button>, 'look'>) {
  const keys = useNextKeys();
  return (
    <Button look="lamp" aria-keyshortcuts="Control+Enter Meta+Enter" {...props}>
      {children}
      <kbd
        aria-hidden
        className="hidden rounded-control border border-current px-1.5 text-xs font-normal sm:inline without-keys:hidden"
      >
        {keys}
      </kbd>
    </Button>
  );
}
