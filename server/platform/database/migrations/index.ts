// Oldest first. A name is frozen with its first release, because the database records which have run.
import type { Migration } from 'kysely/migration'
import * as admins from './001-admins.ts'
import * as donations from './002-donations.ts'
import * as gamemodeImages from './003-gamemode-images.ts'
import * as store from './004-store.ts'
import * as guards from './005-guards.ts'
import * as productUploads from './006-product-uploads.ts'
import * as rowNumbers from './007-row-numbers.ts'
import * as settings from './008-settings.ts'
import * as siteUploads from './009-site-uploads.ts'
import * as servers from './010-servers.ts'
import * as search from './011-search.ts'
import * as testOrders from './012-test-orders.ts'
import * as notices from './013-notices.ts'
import * as goLive from './014-go-live.ts'
import * as team from './015-team.ts'
import * as shop from './016-shop.ts'
import * as discounts from './018-discounts.ts'
import * as orders from './019-orders.ts'
import * as money from './020-money.ts'
import * as players from './021-players.ts'
import * as orderAmounts from './023-order-amounts.ts'
import * as orderIndexes from './024-order-indexes.ts'
import * as gifts from './025-gifts.ts'
import * as knownPlayers from './026-known-players.ts'
import * as votes from './027-votes.ts'
import * as statusHistory from './028-status-history.ts'
import * as playerKeys from './029-player-keys.ts'
import * as adminNames from './030-admin-names.ts'
import * as builtInProducts from './031-built-in-products.ts'
import * as checkoutFailure from './032-checkout-failure.ts'
import * as orderNames from './033-order-names.ts'

export type SiteMigration = Pick<Migration, 'up'> & {
  /**
   * The program of the version before can run on it: it only adds tables, indexes, and columns or columns' defaults, and
   * leaves the meaning of the others. See "Upgrade" in docs/backup-and-upgrade.md.
   */
  additive: boolean
}

export const migrations: Record<string, SiteMigration> = {
  '001-admins': admins,
  '002-donations': donations,
  '003-gamemode-images': gamemodeImages,
  '004-store': store,
  '005-guards': guards,
  '006-product-uploads': productUploads,
  '007-row-numbers': rowNumbers,
  '008-settings': settings,
  '009-site-uploads': siteUploads,
  '010-servers': servers,
  '011-search': search,
  '012-test-orders': testOrders,
  '013-notices': notices,
  '014-go-live': goLive,
  '015-team': team,
  '016-shop': shop,
  '018-discounts': discounts,
  '019-orders': orders,
  '020-money': money,
  '021-players': players,
  '023-order-amounts': orderAmounts,
  '024-order-indexes': orderIndexes,
  '025-gifts': gifts,
  '026-known-players': knownPlayers,
  '027-votes': votes,
  '028-status-history': statusHistory,
  '029-player-keys': playerKeys,
  '030-admin-names': adminNames,
  '031-built-in-products': builtInProducts,
  '032-checkout-failure': checkoutFailure,
  '033-order-names': orderNames,
}
