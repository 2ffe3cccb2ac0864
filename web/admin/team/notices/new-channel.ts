import type { Channel } from '#contract/settings/notices.schema.ts'
import type { ChannelKind } from '#contract/settings/notices.ts'

const NAMES: Record<ChannelKind, string> = { discord: 'Discord', webhook: 'Webhook', email: 'E-mail' }

/** Secrets are stored by the id, so it never changes and is not used twice. */
export function newChannel(kind: ChannelKind, others: readonly Channel[]): Channel {
  let number = 1
  const idOf = (count: number) => (count === 1 ? kind : `${kind}-${count}`)
  while (others.some(({ id }) => id === idOf(number))) number += 1
  const common = {
    id: idOf(number),
    name: number === 1 ? NAMES[kind] : `${NAMES[kind]} ${number}`,
    events: 'all' as const,
    language: 'en' as const,
  }
  if (kind === 'discord') return { kind, ...common }
  return kind === 'webhook' ? { kind, ...common, url: null } : { kind, ...common, to: [] }
}
