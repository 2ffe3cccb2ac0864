/** Computes a value from another once, until that one is another object. */
export function derive<Source extends object, Value>(
  source: () => Source,
  compute: (source: Source) => Value,
): () => Value {
  let last: { of: Source; value: Value } | null = null
  return () => {
    const of = source()
    if (last?.of !== of) last = { of, value: compute(of) }
    return last.value
  }
}
