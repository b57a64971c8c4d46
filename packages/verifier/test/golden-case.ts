interface Written {
  readonly kind: 'character' | 'lightCone';
  readonly id: number;
}

const from = { level: 1, ascension: 0 };
const to = { level: 20, ascension: 0 };

/** A case of kind `requirements` as a file holds it: from level 1 to 20, which takes nothing but experience. */
export function goldenCase(entry: Written, exp: number) {
  const raised = { character: 0, lightCone: 0, [entry.kind]: exp };
  return {
    version: 1,
    kind: 'requirements',
    name: `${entry.kind} ${entry.id}, 1 to 20`,
    input: { entries: [{ ...entry, from, to }] },
    expected: { items: {}, exp: raised },
  };
}
