import { PAGES } from '#contract/pages.ts'
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import { SECTIONS, type Section } from '#contract/settings/sections.schema.ts'
import { entryPath, NAVIGATION_ENTRIES, permissionOf } from '#web/admin/kit/frame/navigation.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { labelOf } from '#web/admin/kit/settings/label.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

/** The section of saved settings, or of a secret such as `servers.survival.rcon_password`. */
export function sectionOf({ action, subject }: AuditEntry): Section | null {
  if (action !== 'settings_saved' && !action.startsWith('secret_')) return null
  return SECTIONS.find((section) => section === subject?.split('.')[0]) ?? null
}

export function screenOf(section: Section) {
  const entry = NAVIGATION_ENTRIES.find(({ sections }) => sections?.includes(section))
  return entry
    ? { path: entryPath(entry), permission: permissionOf(entry) }
    : { path: PAGES['admin-categories'].path, permission: 'settings' as const }
}

/** The object of the sentence, as a link where it has a page that the reader may open. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { t } = useAdminText()
  const mayOpen = useMay()
  const section = sectionOf(entry)
  const name = section ? labelOf(t, section, []) : entry.subject
  const screen = section && screenOf(section)
  const path = screen ? mayOpen(screen.permission) && screen.path : pathOf(entry)
  return path ? <SiteLink to={path}>{name}</SiteLink> : <b>{name}</b>
}

function pathOf({ action, target, subject }: AuditEntry): string | null {
  if (action.startsWith('image_')) return PAGES['admin-images'].path
  if (target === null || subject === null || action.endsWith('_deleted')) return null
  const id = encodeURIComponent(target)
  if (/^(order|transaction|send_action)_/.test(action)) return `/admin/store/transactions/${id}`
  if (action.startsWith('player_')) return `/admin/players/${id}`
  if (action.startsWith('product_')) return `/admin/store/products/${id}`
  if (action.startsWith('coupon_')) return `/admin/discounts/coupons/${id}`
  if (action.startsWith('post_')) return `/admin/site/${target}`
  if (action.startsWith('sale_')) return `/admin/discounts/sales/${id}`
  return action.startsWith('incident_') ? `/admin/network/status/${id}` : null
}
