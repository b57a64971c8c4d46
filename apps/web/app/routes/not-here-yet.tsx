/** Pages that are known but not built yet. */
export function loader(): never {
  throw new Response(null, { status: 501 });
}

export default function NotHereYetRoute() {
  return null;
}
