import { Target } from './target.tsx';
import type { TargetProps } from './target-props.ts';

/** What is wanted, in the order in which it is pulled for, each with its answer. */
export function TargetList(props: TargetProps) {
  const { targets, known } = props;
  return (
    <ol className="border-t border-line">
      {targets.map((target, place) => (
        <li key={target.targetId} className="border-b border-line py-4">
          <Target
            {...props}
            {...{ target, place }}
            isOpenAtFirst={target.itemId === null && !known.has(target.targetId)}
          />
        </li>
      ))}
    </ol>
  );
}
