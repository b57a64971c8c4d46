/** A figure on the departure board: a flap for each sign, which turns when it changes. */
export function Flaps({ text }: { text: string }) {
  return (
    <span>
      <span className="sr-only">{text}</span>
      <span aria-hidden className="inline-flex flex-wrap gap-px">
        {[...text].map((sign, at) => (
          // Places from the right keep their sign while a figure grows.
          <span key={`${text.length - at} ${sign}`} className="flap">
            {sign}
          </span>
        ))}
      </span>
    </span>
  );
}
