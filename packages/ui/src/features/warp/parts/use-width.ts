import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is; 0 until it has been laid out. */
export function useWidth(): [width: number, ref: RefObject<HTMLDivElement>] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
