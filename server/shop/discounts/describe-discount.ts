// One line of the audit log about a coupon or a sale.

type Described = { kind: string; value: number; enabled: boolean } & Record<string, unknown>

/** Names and values of the fields that differ; null when nothing does. */
export function describeChange(before: Described, after: Described): string | null {
  const changes = Object.keys(after)
    .filter((name) => name !== 'version' && toText(before[name]) !== toText(after[name]))
    .map((name) => `${name}: ${toText(before[name])} → ${toText(after[name])}`)
  return changes.length > 0 ? changes.join('; ') : null
}

export function describeValue({ kind, value }: Described): string {
  return kind === 'percent' ? `${value}%` : `${kind}: ${value}`
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
