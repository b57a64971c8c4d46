import { createElement, type SVGAttributes } from 'react';

/** A line drawing of Lucide's, as its files hold it. */
interface Drawing {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface Props extends SVGAttributes<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Draws Lucide's icons in the build, in the place of its own `createLucideIcon`: of what that can we use a size and
 * attributes, and every page would carry the rest. Whoever is not named is only to be seen.
 */
export default function createIcon({ name, node }: Drawing) {
  return function Icon({ size = 24, className, ...attributes }: Props) {
    return createElement(
      'svg',
      {
        'aria-hidden': attributes['aria-label'] === undefined || undefined,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        strokeWidth: 2,
        className: `lucide-${name} drawn-in-lines${className ? ` ${className}` : ''}`,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
