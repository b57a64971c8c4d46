import type { PageName } from '@trailbook/core/internal/dataset';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ThingName } from '../../../../game/index.ts';
import { tooltip } from '../../../../primitives/index.ts';

interface Props {
  readonly name: PageName;
  /** What stands behind the name. */
  readonly children?: ReactNode;
  /** What the skill does at the level that is wanted; a new function for another level. */
  readonly tell: () => Promise<string>;
}

/** A skill's name that tells what it does: under a resting mouse or finger, and below it once pressed. */
export function SkillDescription({ name, children, tell }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [description, setDescription] = useState('');
  const lines = useId();
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    tell().then((text) => isWanted && setDescription(text));
    return () => {
      isWanted = false;
    };
  }, [isOpen, tell]);
  return (
    <span className="min-w-0 flex-1 basis-24 leading-snug">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? lines : undefined}
        className="tap text-start underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-lamp"
        onClick={() => setOpen(!isOpen)}
        {...(isOpen ? {} : tooltip(tell))}
      >
        <ThingName name={name} />
      </button>
      {children}
      {isOpen && (
        <span
          id={lines}
          className="block whitespace-pre-line py-1 text-sm text-ink-soft"
          data-description
        >
          {description}
        </span>
      )}
    </span>
  );
}
