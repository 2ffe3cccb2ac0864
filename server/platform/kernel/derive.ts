/** Computes a value from others once, until one of them is another object. */
export function deriveAll<const Sources extends readonly object[], Value>(
  sources: () => Sources,
  compute: (...sources: Sources) => Value,
): () => Value {
  let last: { of: Sources; value: Value } | null = null
  return () => {
    const of = sources()
    const isSame = last?.of.length === of.length && of.every((source, index) => source === last?.of[index])
    if (!last || !isSame) last = { of, value: compute(...of) }
    return last.value
  }
}

export function derive<Source extends object, Value>(
  source: () => Source,
  compute: (source: Source) => Value,
): () => Value {
  return deriveAll(() => [source()], compute)
}
