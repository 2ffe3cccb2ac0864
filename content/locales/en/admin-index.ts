// The texts of the admin area, apart from the index so that public pages do not load them.
import { admin } from './admin.ts'
import { adminAccount } from './admin-account.ts'
import { adminDelivery } from './admin-delivery.ts'
import { adminErrors } from './admin-errors.ts'
import { adminHome } from './admin-home.ts'
import { adminImages } from './admin-images.ts'
import { adminProducts } from './admin-products.ts'
import { adminTransactions } from './admin-transactions.ts'

export const adminEn = {
  admin,
  adminAccount,
  adminDelivery,
  adminErrors,
  adminHome,
  adminImages,
  adminProducts,
  adminTransactions,
} as const
