/** Calls once the page has nothing better to do. @returns what calls it off */
export function whenIdle(call: () => void): () => void {
  // WebKit has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
