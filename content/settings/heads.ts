import type { Heads } from '#contract/settings/heads.schema.ts'

/** Services that need no account. Only the second knows names of Bedrock players. */
export const heads: Heads = {
  enabled: false,
  sources: [
    { url: 'https://mc-heads.net/avatar/{name}/{size}', editions: 'java' },
    { url: 'https://api.mcheads.org/head/{name}/{size}', editions: 'all' },
  ],
}
