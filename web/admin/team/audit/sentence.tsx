import { Fragment, type ReactNode } from 'react'
import { PAGES } from '#contract/pages.ts'
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import { RETENTION_ACTOR, TERMINAL_ACTOR } from '#contract/platform/audit.ts'
import { SECTIONS, type Section } from '#contract/settings/sections.schema.ts'
import { entryPath, NAVIGATION_ENTRIES, permissionOf } from '#web/admin/kit/frame/navigation.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { toPath } from '#web/admin/kit/settings/draft/value-path.ts'
import { labelOf } from '#web/admin/kit/settings/label.ts'
import { type AdminText, findText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { changedNames, factsOf, fieldLabel, inlineChange, roleName } from './values.ts'

/** One entry in the reader's language: who did what to whom, the change, and the reason. */
export function Sentence({ entry, count }: { entry: AuditEntry; count: number }) {
  const words = useAdminText()
  const { t, number } = words
  const change = inlineChange(entry, words)
  const names = changedNames(entry)
  const field = names.length === 1 ? names[0] : undefined
  const template = field === undefined ? t(`adminAudit.${entry.action}`) : t('adminAudit.fieldChanged')
  const parts: Record<string, ReactNode> = {
    subject: <Subject entry={entry} />,
    field: field && fieldLabel(field, words),
    kind: findText(t, `adminAudit.kind_${entry.action.split('_')[0]}`),
    role: roleName(entry.after?.role ?? entry.detail, words),
    count: number(Number(entry.after?.count ?? 0)),
  }
  const facts = factsOf(entry, words)
  const isNamed = template.includes('{subject}')
  return (
    <p>
      <b>{adminName(entry.admin, words)}</b>{' '}
      {template
        .split(/\{(\w+)\}/)
        .map((text, index) => (index % 2 === 0 ? text : <Fragment key={text}>{parts[text]}</Fragment>))}
      {count > 1 && ` ${t('admin.times', { count: number(count) })}`}
      {!isNamed && entry.subject && `: ${entry.subject}`}
      {facts.length > 0 && `${entry.action.endsWith('_edited') || !isNamed ? ': ' : ', '}${facts.join(', ')}`}
      {change && (
        <>
          : <del>{change.before}</del> → <ins>{change.after}</ins>
        </>
      )}
      <Words entry={entry} />
    </p>
  )
}

export function adminName(admin: string, { t }: AdminText): string {
  if (admin === TERMINAL_ACTOR) return t('adminAudit.terminal')
  return admin === RETENTION_ACTOR ? t('adminAudit.retention') : admin
}

/** The reason or note; in entries of version 1.0.0 also the change, in English. */
function Words({ entry }: { entry: AuditEntry }) {
  const { t } = useAdminText()
  const { detail, before, after, action } = entry
  if (!detail) return null
  const isOld = before === null && after === null
  if (isOld && /^(admin_added|admin_joined|invitation_)/.test(action)) return null
  const section = isOld ? sectionOf(entry) : null
  // Paths of fields, which are shown by their labels.
  if (section) {
    const labels = detail.split(', ').map((path) => labelOf(t, section, toPath(path)))
    return `: ${[...new Set(labels)].join(', ')}`
  }
  return (
    <>
      : <q>{detail}</q>
    </>
  )
}

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
function Subject({ entry }: { entry: AuditEntry }) {
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
