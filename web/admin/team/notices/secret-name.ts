import type { Channel } from '#contract/settings/notices.schema.ts'

/** The name of the secret that a channel needs. */
export function secretName({ id, kind }: Pick<Channel, 'id' | 'kind'>): string {
  if (kind === 'email') return 'notices.smtp.password'
  return `notices.${id}.${kind === 'discord' ? 'url' : 'secret'}`
}
