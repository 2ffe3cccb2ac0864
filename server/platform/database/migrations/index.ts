// Oldest first. A name is frozen with its first release, because the database records which have run.
import type { Migration } from 'kysely/migration'
import { initial } from './001-initial/index.ts'
import { auditValues } from './002-audit-values.ts'
import { passkeys } from './003-passkeys.ts'
import { deliveredIndex } from './004-delivered-index.ts'
import { gateways } from './005-gateways.ts'
import { posts } from './006-posts.ts'
import { orderItems } from './007-order-items.ts'
import { gatewayIndex } from './008-gateway-index.ts'
import { payUrl } from './009-pay-url.ts'

export type SiteMigration = Pick<Migration, 'up'> & {
  /**
   * The program of the version before can run on it: it only adds tables, indexes, and columns or columns' defaults, and
   * leaves the meaning of the others. See "Upgrade" in docs/backup-and-upgrade.md.
   */
  additive: boolean
}

/** Every release has run it, so a database without it is of an unreleased version. */
export const INITIAL = '001-initial'

export const migrations: Record<string, SiteMigration> = {
  [INITIAL]: initial,
  '002-audit-values': auditValues,
  '003-passkeys': passkeys,
  '004-delivered-index': deliveredIndex,
  '005-gateways': gateways,
  '006-posts': posts,
  '007-order-items': orderItems,
  '008-gateway-index': gatewayIndex,
  '009-pay-url': payUrl,
}
