import { type RefObject, useEffect, useRef } from 'react';
import { wasFilledEarly } from '../../first-script/early.ts';

/** What was put into a served field before the page was alive counts: the field holds it, and nobody else heard. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement>,
  onChange: (early: string) => void,
): void {
  const first = useRef(onChange);
  useEffect(() => {
    if (field.current && wasFilledEarly(field.current)) first.current(field.current.value);
  }, [field]);
}
