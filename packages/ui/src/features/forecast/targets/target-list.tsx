import { useRef } from 'react';
import { Target } from './target.tsx';
import type { TargetProps } from './target-props.ts';

/** What is wanted, in the order in which it is pulled for, each with its answer. */
export function TargetList(props: TargetProps) {
  const { targets } = props;
  /** Those that were there when the list came: a new one is told about next. */
  const known = useRef(new Set(targets.map(({ targetId }) => targetId)));
  return (
    <ol className="border-t border-line">
      {targets.map((target, place) => (
        <li key={target.targetId} className="border-b border-line py-4">
          <Target
            {...props}
            {...{ target, place }}
            isOpenAtFirst={target.itemId === null && !known.current.has(target.targetId)}
          />
        </li>
      ))}
    </ol>
  );
}
