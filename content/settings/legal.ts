import type { Legal } from '#contract/settings/legal.schema.ts'

export const legal: Legal = {
  terms: { published: true, en: '# Terms of service', id: '# Syarat dan ketentuan' },
  privacy: { published: true, en: '# Privacy', id: '# Privasi' },
  refunds: { published: true, en: '# Refunds', id: '# Pengembalian dana' },
}
