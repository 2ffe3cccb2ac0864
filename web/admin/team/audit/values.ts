// Values of an entry in the reader's words.
import { isRole } from '#contract/permissions.ts'
import type { AuditEntry, AuditValues } from '#contract/platform/audit.schema.ts'
import { SITE_FILE_ACTIONS } from '#contract/site/site-file.ts'
import { isInstant } from '#web/admin/kit/parts/moment.ts'
import { type AdminText, findText } from '#web/admin/kit/text/admin-text.ts'

const RUPIAH = new Set(['price', 'sale_price', 'minimum', 'amount'])

/** Numbers, moments and switches as a reader knows them; lists and objects stay for `describeChange`. */
function shownValue(field: string, value: unknown, words: AdminText): unknown {
  const { t, rupiah, timestamp } = words
  if (typeof value === 'number' && RUPIAH.has(field)) return rupiah(value)
  if (typeof value === 'boolean') return t(value ? 'adminSettings.on' : 'adminSettings.off')
  if (typeof value === 'string' && isInstant(value)) return timestamp(value)
  if (field === 'role') return roleName(value, words)
  return value
}

export function shownValues(values: AuditValues, words: AdminText): AuditValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, shownValue(field, value, words)]),
  )
}

export function fieldLabel(field: string, { t }: AdminText): string {
  return findText(t, `adminAudit.field_${field}`) ?? field
}

export function roleName(role: unknown, { t }: AdminText): string {
  return typeof role === 'string' && isRole(role) ? t(`adminTeam.role_${role}`) : String(role ?? '')
}

/** The fields that an edit changed; empty for other entries. */
export function changedNames({ action, before, after }: AuditEntry): string[] {
  return action.endsWith('_edited') && before && after ? Object.keys(after) : []
}

/** The change of the only field, where both values are short enough for the sentence. */
export function inlineChange(entry: AuditEntry, words: AdminText): { before: string; after: string } | null {
  const { action, before, after, subject } = entry
  if (action === 'order_renamed' && before) return { before: String(before.username), after: subject ?? '' }
  const names = action === 'role_changed' ? ['role'] : changedNames(entry)
  const [field] = names
  if (names.length !== 1 || field === undefined || !before || !after) return null
  const [old, now] = [before, after].map((values) => shownValue(field, values[field], words))
  if (isLong(old) || isLong(now)) return null
  const shown = (value: unknown) =>
    value === null || value === '' ? words.t('adminSettings.empty') : String(value)
  return { before: shown(old), after: shown(now) }
}

const INLINE_MAX = 60
const isLong = (value: unknown) =>
  value !== null && (typeof value === 'object' || String(value).length > INLINE_MAX)

/** The facts behind the sentence: product, sums, numbers. */
export function factsOf(entry: AuditEntry, words: AdminText): string[] {
  const { t, rupiah, number } = words
  const values = { ...entry.before, ...entry.after }
  if (entry.action === 'site_imported') {
    return SITE_FILE_ACTIONS.flatMap((action) =>
      typeof values[action] === 'number'
        ? [t(`adminSiteFile.action_${action}`, { count: number(values[action]) })]
        : [],
    )
  }
  if (entry.action.endsWith('_edited')) {
    const names = changedNames(entry)
    return names.length > 1 ? names.map((name) => fieldLabel(name, words)) : []
  }
  // `servers.survival.rcon_password`: the section is the subject of the sentence.
  if (entry.action.startsWith('secret_')) return entry.subject?.split('.').slice(1, 2) ?? []
  const { product, products, amount, price, kind, value, from, until } = values
  return [
    ...(typeof product === 'string' ? [product] : []),
    ...(Array.isArray(products) ? [products.join(', ')] : []),
    ...[amount, price].flatMap((sum) => (typeof sum === 'number' ? [rupiah(sum)] : [])),
    ...(typeof value === 'number' ? [kind === 'percent' ? `${number(value)} %` : rupiah(value)] : []),
    ...(from || until ? [[from, until].map((day) => day ?? '…').join(' – ')] : []),
  ]
}
