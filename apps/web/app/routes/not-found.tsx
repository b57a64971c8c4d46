/** Whatever address no other route knows. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
