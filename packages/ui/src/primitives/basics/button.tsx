import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  /** The thing to do next; at most one on a screen. */
  lamp: 'bg-lamp text-lamp-ink font-semibold hover:brightness-110',
  plain: 'border border-line-strong bg-surface hover:bg-raised',
  quiet: 'hover:bg-raised text-ink-soft hover:text-ink',
  stop: 'border border-stop text-stop hover:bg-raised',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: keyof typeof LOOKS;
  /** What it does is under way: it takes no press, and keeps the focus that a disabled one would lose. */
  readonly isBusy?: boolean;
}

export function Button({
  look = 'plain',
  isBusy = false,
  className,
  type = 'button',
  onClick,
  ...props
}: Props) {
  return (
    <button
      type={type}
      data-look={look}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classNames(
        'tap inline-flex items-center justify-center gap-2 rounded-control px-4 text-sm',
        'transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50',
        'aria-pressed:bg-lamp-wash aria-pressed:text-lamp',
        LOOKS[look],
        className,
      )}
      {...props}
    />
  );
}

interface IconButtonProps extends Omit<Props, 'aria-label' | 'isBusy'> {
  /** What the button does; read out, and shown on hover. */
  readonly label: string;
}

export function IconButton({
  label,
  look = 'quiet',
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control',
        'transition-colors duration-150 disabled:opacity-50',
        LOOKS[look],
        className,
      )}
      {...props}
    />
  );
}
