// The texts of the admin area, apart from the index so that public pages do not load them.
import type { adminEn } from '../en/admin-index.ts'
import type { Same } from '../same.ts'
import { admin } from './admin.ts'
import { adminAccount } from './admin-account.ts'
import { adminAudit } from './admin-audit.ts'
import { adminCharts } from './admin-charts.ts'
import { adminChecks } from './admin-checks.ts'
import { adminContent } from './admin-content.ts'
import { adminDelivery } from './admin-delivery.ts'
import { adminDiscounts } from './admin-discounts.ts'
import { adminErrors } from './admin-errors.ts'
import { adminGoLive } from './admin-go-live.ts'
import { adminHome } from './admin-home.ts'
import { adminIdentity } from './admin-identity.ts'
import { adminImages } from './admin-images.ts'
import { adminLinks } from './admin-links.ts'
import { adminLists } from './admin-lists.ts'
import { adminMenus } from './admin-menus.ts'
import { adminMethods } from './admin-methods.ts'
import { adminMoney } from './admin-money.ts'
import { adminNavigation } from './admin-navigation.ts'
import { adminNetwork } from './admin-network.ts'
import { adminNotices } from './admin-notices.ts'
import { adminOrders } from './admin-orders.ts'
import { adminPages } from './admin-pages.ts'
import { adminPlayers } from './admin-players.ts'
import { adminPosts } from './admin-posts.ts'
import { adminProducts } from './admin-products.ts'
import { adminSearch } from './admin-search.ts'
import { adminServers } from './admin-servers.ts'
import { adminSettings } from './admin-settings.ts'
import { adminSiteFile } from './admin-site-file.ts'
import { adminStatus } from './admin-status.ts'
import { adminStorefront } from './admin-storefront.ts'
import { adminTeam } from './admin-team.ts'
import { adminTestData } from './admin-test-data.ts'
import { adminTexts } from './admin-texts.ts'
import { adminTransactions } from './admin-transactions.ts'
import { settingsLabels } from './settings-labels.ts'

export const adminId = {
  admin,
  adminAccount,
  adminAudit,
  adminCharts,
  adminChecks,
  adminContent,
  adminDelivery,
  adminDiscounts,
  adminErrors,
  adminGoLive,
  adminHome,
  adminIdentity,
  adminImages,
  adminLinks,
  adminLists,
  adminMenus,
  adminMethods,
  adminMoney,
  adminNavigation,
  adminNotices,
  adminOrders,
  adminPages,
  adminNetwork,
  adminPlayers,
  adminPosts,
  adminProducts,
  adminSearch,
  adminServers,
  adminSettings,
  adminSiteFile,
  adminStatus,
  adminStorefront,
  adminTeam,
  adminTestData,
  adminTexts,
  adminTransactions,
  settingsLabels,
} as const satisfies Same<typeof adminEn>
