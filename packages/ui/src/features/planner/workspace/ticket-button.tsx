import type { ComponentProps } from 'react';
import { classNames, IconButton } from '../../../primitives/index.ts';

interface Props extends ComponentProps<typeof IconButton> {
  /** What it does in a word of its label, under the icon: on a phone, where a row of such buttons has room for it. */
  readonly word: string;
}

/** One of the buttons of a ticket, which share its width on a phone. */
export function TicketButton({ word, className, children, ...props }: Props) {
  return (
    <IconButton
      {...props}
      className={classNames(
        'max-sm:h-auto max-sm:min-h-11 max-sm:w-auto max-sm:min-w-11 max-sm:flex-1 max-sm:flex-col max-sm:gap-1 max-sm:py-1.5',
        className,
      )}
    >
      {children}
      <span className="hidden text-xs @min-[18rem]:max-sm:block">{word}</span>
    </IconButton>
  );
}
