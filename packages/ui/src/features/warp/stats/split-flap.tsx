/** A figure on the departure board: a flap for each sign, which turns when it changes. */
export function SplitFlap({ text }: { text: string }) {
  return (
    <span>
      <span className="sr-only">{text}</span>
      <span aria-hidden className="inline-flex flex-wrap gap-px">
        {[...text].map((sign, at) => (
          // Places from the right keep their sign while a figure grows.
          <span
            key={`${text.length - at} ${sign}`}
            // Thousands set apart by a space are: an empty flap would be a figure that is missing.
            className={sign.trim() === '' ? 'w-1' : 'flap'}
          >
            {sign.trim()}
          </span>
        ))}
      </span>
    </span>
  );
}
